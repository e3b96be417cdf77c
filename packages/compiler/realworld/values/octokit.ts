import type { Endpoints } from "@octokit/types";
import { changed, type WorldValues, without } from "./value-cases.js";

const repository = { owner: "octocat", repo: "hello-world" };

const issue: Endpoints["POST /repos/{owner}/{repo}/issues"]["parameters"] = {
  ...repository,
  title: "It does not start",
  body: "Since yesterday.",
  labels: ["bug", { name: "urgent", color: "ff0000", description: null }],
  assignees: ["octocat"],
  milestone: 3,
};

const pull: Endpoints["POST /repos/{owner}/{repo}/pulls"]["parameters"] = {
  ...repository,
  title: "Start again",
  head: "octocat:start",
  base: "main",
  draft: true,
  maintainer_can_modify: false,
};

const review: Endpoints["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"]["parameters"] = {
  ...repository,
  pull_number: 1,
  event: "REQUEST_CHANGES",
  body: "Nearly.",
  comments: [{ path: "src/start.ts", body: "Why?", line: 12, side: "RIGHT" }],
};

const release: Endpoints["POST /repos/{owner}/{repo}/releases"]["parameters"] = {
  ...repository,
  tag_name: "v1.0.0",
  make_latest: "legacy",
  generate_release_notes: true,
};

const checkRun: Endpoints["POST /repos/{owner}/{repo}/check-runs"]["parameters"] = {
  ...repository,
  name: "lint",
  head_sha: "abc",
  status: "completed",
  conclusion: "failure",
  output: {
    title: "One fault",
    summary: "See below.",
    annotations: [
      { path: "a.ts", start_line: 1, end_line: 1, annotation_level: "warning", message: "unused", title: "lint" },
    ],
  },
};

const tree: Endpoints["POST /repos/{owner}/{repo}/git/trees"]["parameters"] = {
  ...repository,
  base_tree: "abc",
  tree: [
    { path: "a.txt", mode: "100644", type: "blob", content: "a" },
    { path: "b.txt", mode: "100644", type: "blob", sha: null },
  ],
};

const protection: Endpoints["PUT /repos/{owner}/{repo}/branches/{branch}/protection"]["parameters"] = {
  ...repository,
  branch: "main",
  required_status_checks: { strict: true, contexts: ["ci"] },
  enforce_admins: true,
  required_pull_request_reviews: { required_approving_review_count: 2 },
  restrictions: null,
};

const merged: Endpoints["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"]["response"]["data"] = {
  sha: "abc",
  merged: true,
  message: "Pull Request successfully merged",
};

const label: Endpoints["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"]["response"]["data"][number] = {
  id: 208_045_946,
  node_id: "MDU6TGFiZWwyMDgwNDU5NDY=",
  url: "https://api.github.com/repos/octocat/hello-world/labels/bug",
  name: "bug",
  description: null,
  color: "f29513",
  default: true,
};

const values: WorldValues = {
  getRepository: {
    accept: [repository],
    refuse: { "no owner": { repo: "hello-world" }, "both in one": { repo: "octocat/hello-world", owner: null } },
  },
  createIssue: {
    accept: [{ parameters: issue }, { parameters: { ...issue, title: 404, milestone: null, labels: [] } }],
    refuse: {
      "no title": without({ parameters: issue }, "parameters.title"),
      "a label that is a number": changed({ parameters: issue }, "parameters.labels.0", 3),
      "labels with commas": changed({ parameters: issue }, "parameters.labels", "bug,urgent"),
      "someone by number": changed({ parameters: issue }, "parameters.assignees", [1]),
      "a member of another endpoint": changed({ parameters: issue }, "parameters.state", "open"),
    },
  },
  listIssues: {
    accept: [{ parameters: { ...repository, state: "all", sort: "updated", direction: "desc", per_page: 100 } }],
    refuse: { "a state that is none": { parameters: { ...repository, state: "stale" } } },
  },
  createPullRequest: {
    accept: [pull],
    refuse: { "no base": without(pull, "base"), "a draft in words": changed(pull, "draft", "yes") },
  },
  createReview: {
    accept: [{ parameters: review }],
    refuse: {
      "an event in lower case": changed({ parameters: review }, "parameters.event", "approve"),
      "a comment without a path": without({ parameters: review }, "parameters.comments.0.path"),
    },
  },
  mergePullRequest: {
    accept: [{ ...repository, pull_number: 1, merge_method: "squash" }],
    refuse: { "a method that is none": { ...repository, pull_number: 1, merge_method: "octopus" } },
    returns: { accept: [merged, { ...merged, url: "" }], refuse: { "no answer": { sha: "abc", merged: "yes" } } },
  },
  createRelease: {
    accept: [{ parameters: release }],
    refuse: { "the truth where words are meant": changed({ parameters: release }, "parameters.make_latest", true) },
  },
  createCheckRun: {
    accept: [
      { parameters: checkRun },
      { parameters: { ...repository, name: "lint", head_sha: "abc", status: "in_progress" } },
    ],
    refuse: {
      "a level that is none": changed(
        { parameters: checkRun },
        "parameters.output.annotations.0.annotation_level",
        "fatal",
      ),
      "output without a summary": without({ parameters: checkRun }, "parameters.output.summary"),
    },
  },
  createTree: {
    accept: [{ parameters: tree }],
    refuse: {
      "a mode that is a number": changed({ parameters: tree }, "parameters.tree.0.mode", 100644),
      "a mode that is none": changed({ parameters: tree }, "parameters.tree.0.mode", "100600"),
    },
  },
  protectBranch: {
    accept: [{ parameters: protection }],
    refuse: {
      "a member that must be null and is missing": without({ parameters: protection }, "parameters.restrictions"),
      "checks by name": changed({ parameters: protection }, "parameters.required_status_checks", ["ci"]),
    },
  },
  createGist: {
    accept: [{ parameters: { files: { "a.txt": { content: "a" } }, public: "false" } }],
    refuse: { "a file as text": { parameters: { files: { "a.txt": "a" } } }, "no files": { parameters: {} } },
  },
  createRuleset: {
    accept: [
      {
        parameters: {
          ...repository,
          name: "main",
          enforcement: "active",
          conditions: { ref_name: { include: ["~DEFAULT_BRANCH"], exclude: [] } },
          rules: [{ type: "deletion" }, { type: "pull_request" }],
        },
      },
    ],
    refuse: {
      "a rule that is none": {
        parameters: { ...repository, name: "main", enforcement: "active", rules: [{ type: "x" }] },
      },
    },
  },
  addLabels: {
    accept: [{ parameters: { ...repository, issue_number: 1, labels: ["bug"] } }],
    refuse: { "an issue by name": { parameters: { ...repository, issue_number: "1", labels: ["bug"] } } },
    returns: {
      // An id may be a bigint, which travels as text.
      accept: [[label, { ...label, id: "208045946" }], []],
      refuse: { "an id in words": [{ ...label, id: "first" }], "a label that is text": ["bug"] },
    },
  },
};

export default values;
