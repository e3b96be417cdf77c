import type { CompletionItem, Diagnostic, DocumentSymbol, Range, WorkspaceEdit } from "vscode-languageserver-types";
import { changed, type WorldValues, without } from "./value-cases.js";

const position = { line: 3, character: 14 };
const range: Range = { start: { line: 3, character: 4 }, end: position };
const uri = "file:///src/start.ts";

const item: CompletionItem = {
  label: "start",
  kind: 3,
  tags: [1],
  detail: "function start(): void",
  documentation: { kind: "markdown", value: "Starts *it*." },
  textEdit: { range, newText: "start()" },
  insertTextFormat: 2,
  commitCharacters: [";"],
  data: { id: 1 },
};

const diagnostic: Diagnostic = {
  range,
  severity: 1,
  code: "TS2304",
  codeDescription: { href: "https://example.com/2304" },
  source: "ts",
  message: "Cannot find name 'start'.",
  tags: [1],
  relatedInformation: [{ location: { uri, range }, message: "It was here." }],
};

const edit: WorkspaceEdit = {
  changes: { [uri]: [{ range, newText: "begin" }] },
  documentChanges: [
    { textDocument: { uri, version: 4 }, edits: [{ range, newText: "begin", annotationId: "rename" }] },
    { kind: "create", uri: "file:///src/begin.ts", options: { overwrite: false } },
    { kind: "rename", oldUri: uri, newUri: "file:///src/begin.ts" },
    { kind: "delete", uri, options: { recursive: true } },
  ],
  changeAnnotations: { rename: { label: "Rename", needsConfirmation: true } },
};

const symbol: DocumentSymbol = {
  name: "Start",
  kind: 5,
  range,
  selectionRange: range,
  children: [{ name: "run", kind: 6, range, selectionRange: range, children: [] }],
};

const values: WorldValues = {
  complete: {
    accept: [{ document: { uri, languageId: "typescript", version: 1, text: "" }, position }],
    refuse: {
      "a document without a version": { document: { uri, languageId: "typescript", text: "" }, position },
      "a position as text": { document: { uri, languageId: "typescript", version: 1, text: "" }, position: "3:14" },
    },
    returns: {
      accept: [
        { isIncomplete: false, items: [item] },
        { isIncomplete: true, itemDefaults: { editRange: { insert: range, replace: range } }, items: [] },
      ],
      refuse: { "a list": [item], "an item without a label": { isIncomplete: false, items: [without(item, "label")] } },
    },
  },
  resolveCompletion: {
    accept: [
      { item },
      { item: { ...item, textEdit: { newText: "start", insert: range, replace: range }, documentation: "Starts it." } },
      { item: { label: "start" } },
    ],
    refuse: {
      "a kind beyond the last": changed({ item }, "item.kind", 26),
      "a kind by name": changed({ item }, "item.kind", "Function"),
      "an edit of neither form": changed({ item }, "item.textEdit", { newText: "start", insert: range }),
      "words in another format": changed({ item }, "item.documentation.kind", "html"),
    },
  },
  publishDiagnostics: {
    accept: [{ uri, diagnostics: [diagnostic, { range, message: { kind: "plaintext", value: "No." } }] }],
    refuse: {
      "a severity beyond the last": { uri, diagnostics: [{ ...diagnostic, severity: 5 }] },
      "no range": { uri, diagnostics: [without(diagnostic, "range")] },
      "an end that is missing": { uri, diagnostics: [without(diagnostic, "range.end")] },
    },
  },
  applyEdit: {
    accept: [
      { edit },
      { edit: {} },
      { edit: { documentChanges: [{ textDocument: { uri, version: null }, edits: [] }] } },
    ],
    refuse: {
      "an edit without a text": without({ edit }, "edit.documentChanges.0.edits.0.newText"),
      "a version that is missing": without({ edit }, "edit.documentChanges.0.textDocument.version"),
      "a change of an unknown kind": changed({ edit }, "edit.documentChanges.1.kind", "copy"),
      "a rename that leads nowhere": without({ edit }, "edit.documentChanges.2.newUri"),
      "an option of another change": changed({ edit }, "edit.documentChanges.1.options.recursive", true),
    },
  },
  addSymbol: {
    accept: [{ symbol }],
    refuse: {
      "a child without a range": without({ symbol }, "symbol.children.0.range"),
      "a grandchild that is text": changed({ symbol }, "symbol.children.0.children", ["x"]),
      "kind 27": changed({ symbol }, "symbol.kind", 27),
    },
  },
  selectionRange: {
    accept: [{ range: { range, parent: { range, parent: { range } } } }],
    refuse: { "a parent without a range": { range: { range, parent: { parent: { range } } } } },
  },
  format: {
    accept: [
      { range, options: { tabSize: 2, insertSpaces: true, trimFinalNewlines: true, quotes: "double", width: 80 } },
    ],
    refuse: {
      "no tab size": { range, options: { insertSpaces: true } },
      "an option that is a list": { range, options: { tabSize: 2, insertSpaces: true, rulers: [80] } },
      "a known option in words": { range, options: { tabSize: "2", insertSpaces: true } },
    },
  },
  hover: {
    accept: [{ position }],
    returns: {
      accept: [
        { contents: "text" },
        { contents: { language: "ts", value: "let a" }, range },
        { contents: [{ language: "ts", value: "let a" }, "text"] },
        { contents: { kind: "markdown", value: "*a*" } },
      ],
      refuse: { "no contents": { range }, "contents of another kind": { contents: { html: "<b>" } } },
    },
  },
  goToDefinition: {
    accept: [{ position }],
    returns: {
      accept: [{ uri, range }, [{ uri, range }], []],
      refuse: { "a link of another form": { targetUri: uri, targetRange: range } },
    },
  },
  inlayHints: {
    accept: [{ range }],
    returns: {
      accept: [
        [
          { position, label: "string", kind: 1 },
          { position, label: [{ value: "a", location: { uri, range } }] },
        ],
      ],
      refuse: { "a label that is a number": [{ position, label: 1 }], "kind 3": [{ position, label: "a", kind: 3 }] },
    },
  },
  documentSymbols: {
    accept: [{ uri }],
    returns: {
      accept: [[symbol], [{ name: "run", kind: 6, location: { uri, range } }], []],
      refuse: { "both at once": [symbol, { name: "run", kind: 6, location: { uri, range } }] },
    },
  },
  codeActions: {
    accept: [{ range, context: { diagnostics: [diagnostic], only: ["quickfix"], triggerKind: 2 } }],
    refuse: { "no diagnostics": { range, context: {} } },
    returns: {
      accept: [
        [
          { title: "Fix it", command: "fix", arguments: [1, { a: null }] },
          { title: "Fix all", edit, kind: "source" },
        ],
      ],
      refuse: { "an action without a title": [{ kind: "source" }] },
    },
  },
};

export default values;
