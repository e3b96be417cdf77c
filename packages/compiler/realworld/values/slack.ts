import type { HomeView, KnownBlock, ModalView, RichTextBlock } from "@slack/types";
import { changed, type WorldValues, without } from "./value-cases.js";

const blocks: KnownBlock[] = [
  { type: "header", text: { type: "plain_text", text: "Budget performance", emoji: true } },
  { type: "divider" },
  {
    type: "section",
    block_id: "summary",
    text: { type: "mrkdwn", text: "*Sales* are up by 12%" },
    fields: [
      { type: "mrkdwn", text: "*Region*\nNorth" },
      { type: "plain_text", text: "12%" },
    ],
    accessory: {
      type: "static_select",
      action_id: "quarter",
      placeholder: { type: "plain_text", text: "Quarter" },
      options: [
        { text: { type: "plain_text", text: "First" }, value: "q1" },
        { text: { type: "plain_text", text: "Second" }, value: "q2" },
      ],
    },
  },
  {
    type: "actions",
    elements: [
      {
        type: "button",
        action_id: "approve",
        style: "primary",
        text: { type: "plain_text", text: "Approve" },
        value: "42",
        confirm: {
          title: { type: "plain_text", text: "Sure?" },
          text: { type: "mrkdwn", text: "This cannot be undone." },
          confirm: { type: "plain_text", text: "Yes" },
          deny: { type: "plain_text", text: "No" },
        },
      },
      { type: "datepicker", action_id: "due", initial_date: "2026-01-31" },
      {
        type: "users_select",
        action_id: "owner",
        placeholder: { type: "plain_text", text: "Owner" },
      },
    ],
  },
  { type: "image", image_url: "https://example.com/chart.png", alt_text: "A chart" },
  {
    type: "context",
    elements: [
      { type: "image", image_url: "https://example.com/a.png", alt_text: "a" },
      { type: "mrkdwn", text: "Last change: *today*" },
    ],
  },
];

const richText: RichTextBlock = {
  type: "rich_text",
  elements: [
    {
      type: "rich_text_section",
      elements: [
        { type: "text", text: "Hello ", style: { bold: true } },
        { type: "user", user_id: "U012AB3CD" },
        { type: "emoji", name: "wave" },
        { type: "link", url: "https://example.com" },
      ],
    },
    {
      type: "rich_text_list",
      style: "bullet",
      elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "one" }] }],
    },
  ],
};

const modal: ModalView = {
  type: "modal",
  callback_id: "ticket",
  title: { type: "plain_text", text: "New ticket" },
  submit: { type: "plain_text", text: "Create" },
  notify_on_close: true,
  blocks: [
    {
      type: "input",
      block_id: "title",
      label: { type: "plain_text", text: "Title" },
      element: { type: "plain_text_input", action_id: "title", max_length: 80 },
    },
    {
      type: "input",
      optional: true,
      label: { type: "plain_text", text: "Priority" },
      element: {
        type: "radio_buttons",
        action_id: "priority",
        options: [
          { text: { type: "mrkdwn", text: "*High*" }, value: "high" },
          { text: { type: "plain_text", text: "Low" }, value: "low" },
        ],
      },
    },
  ],
};

const home: HomeView = { type: "home", blocks: [...blocks, richText] };

const post = { channel: "C123", blocks, text: "Budget" };

const values: WorldValues = {
  postBlocks: {
    accept: [post, { channel: "C123", blocks: [] }, { channel: "C123", blocks: [richText] }],
    refuse: {
      "no channel": without(post, "channel"),
      "a single block": { channel: "C123", blocks: blocks[0] },
      "a block of an unknown type": changed(post, "blocks.0.type", "headline"),
      "a block without a type": without(post, "blocks.0.type"),
      "a header in markdown": changed(post, "blocks.0.text.type", "mrkdwn"),
      "text that is a string": changed(post, "blocks.2.text", "*Sales* are up"),
      "an option without text": without(post, "blocks.2.accessory.options.0.text"),
      "an option labelled in markdown": changed(post, "blocks.2.accessory.options.0.text.type", "mrkdwn"),
      "a button in a colour": changed(post, "blocks.3.elements.0.style", "green"),
      "a button without text": without(post, "blocks.3.elements.0.text"),
      "a member of another block": changed(post, "blocks.1.text", { type: "plain_text", text: "-" }),
      "an image without words for it": without(post, "blocks.4.alt_text"),
      "a date that is a number": changed(post, "blocks.3.elements.1.initial_date", 20260131),
    },
  },
  writeRichText: {
    accept: [{ block: richText }],
    refuse: {
      "text right in the block": changed({ block: richText }, "block.elements.0", { type: "text", text: "Hello" }),
      "a list that hops": changed({ block: richText }, "block.elements.1.style", "stars"),
      "a bold that is a word": changed({ block: richText }, "block.elements.0.elements.0.style.bold", "yes"),
      "a user without an id": without({ block: richText }, "block.elements.0.elements.1.user_id"),
    },
  },
  openModal: {
    accept: [{ trigger: "1.2", view: modal }],
    refuse: {
      "a home": { trigger: "1.2", view: home },
      "no title": without({ trigger: "1.2", view: modal }, "view.title"),
      "an input without a label": without({ trigger: "1.2", view: modal }, "view.blocks.0.label"),
      "an input without an element": without({ trigger: "1.2", view: modal }, "view.blocks.0.element"),
      "a button as an input": changed({ trigger: "1.2", view: modal }, "view.blocks.0.element", {
        type: "button",
        text: { type: "plain_text", text: "Go" },
      }),
    },
    returns: { accept: [{ ...modal }, home], refuse: { "no view": { ok: true } } },
  },
  publishHome: {
    accept: [{ user: "U1", view: home }],
    refuse: { "a modal": { user: "U1", view: modal } },
  },
  openView: {
    accept: [{ view: home }, { view: modal }],
    refuse: {
      "a view of an unknown type": changed({ view: home }, "view.type", "popup"),
      "a home with the title of a modal": changed({ view: modal }, "view.type", "home"),
    },
  },
  addSelect: {
    accept: [
      { select: { type: "conversations_select", default_to_current_conversation: true, filter: { include: ["im"] } } },
      { select: { type: "external_select", min_query_length: 3 } },
    ],
    refuse: {
      "a filter by something else": { select: { type: "conversations_select", filter: { exclude_archived: true } } },
      "a filter of an unknown kind": { select: { type: "conversations_select", filter: { include: ["dm"] } } },
    },
  },
  filterConversations: {
    accept: [
      { filter: { include: ["im", "mpim"], exclude_bot_users: true } },
      { filter: { exclude_bot_users: false } },
    ],
    refuse: { empty: { filter: {} }, "no conversations": { filter: { include: [] } } },
  },
  shareFile: {
    accept: [{ file: { id: "F1" } }, { file: { url: "https://files.slack.com/a" } }],
    refuse: { neither: { file: {} }, another: { file: { path: "/a" } } },
  },
  inviteToCall: {
    accept: [{ users: [{ slack_id: "U1" }, { external_id: "x", display_name: "Ada" }] }],
    refuse: { "a stranger without a name": { users: [{ external_id: "x" }] } },
  },
  handleMessage: {
    accept: [
      {
        event: {
          type: "message",
          channel: "C1",
          channel_type: "channel",
          user: "U1",
          text: "Hello",
          ts: "1355517523.000005",
          event_ts: "1355517523.000005",
          blocks: [richText],
        },
      },
    ],
    refuse: {
      "another event": { event: { type: "reaction_added", user: "U1" } },
      "an unknown subtype": {
        event: { type: "message", subtype: "shouted", channel: "C1", channel_type: "channel", ts: "1", event_ts: "1" },
      },
    },
  },
  handleEvent: {
    accept: [
      {
        event: {
          type: "reaction_added",
          user: "U1",
          reaction: "thumbsup",
          item_user: "U2",
          item: { type: "message", channel: "C1", ts: "1360782400.498405" },
          event_ts: "1360782804.083113",
        },
      },
    ],
    refuse: { "an unknown event": { event: { type: "reaction_doubted", user: "U1" } } },
  },
};

export default values;
