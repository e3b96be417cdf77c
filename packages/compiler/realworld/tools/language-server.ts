import type {
  CallHierarchyItem,
  CodeAction,
  CodeActionContext,
  CodeLens,
  Color,
  Command,
  CompletionItem,
  CompletionList,
  Definition,
  Diagnostic,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  FormattingOptions,
  Hover,
  InlayHint,
  InlineCompletionItem,
  InlineValue,
  Location,
  MarkedString,
  Position,
  Range,
  SelectionRange,
  SemanticTokens,
  SignatureHelp,
  SymbolInformation,
  TextDocumentEdit,
  TextDocumentItem,
  TextEdit,
  WorkspaceEdit,
  WorkspaceSymbol,
} from "vscode-languageserver-types";

declare function send(...parts: unknown[]): Promise<never>;

/** Complete. @tool */
export function complete(document: TextDocumentItem, position: Position): Promise<CompletionList> {
  return send(document, position);
}

/** Resolve completion. @tool */
export function resolveCompletion(item: CompletionItem): Promise<CompletionItem> {
  return send(item);
}

/** Publish diagnostics. @tool */
export function publishDiagnostics(uri: string, diagnostics: Diagnostic[]): Promise<void> {
  return send(uri, diagnostics);
}

/** Apply edit. @tool */
export function applyEdit(edit: WorkspaceEdit): Promise<void> {
  return send(edit);
}

/** Rename. @tool */
export function rename(position: Position, newName: string): Promise<WorkspaceEdit> {
  return send(position, newName);
}

/** Hover. @tool */
export function hover(position: Position): Promise<Hover> {
  return send(position);
}

/** Signature help. @tool */
export function signatureHelp(position: Position): Promise<SignatureHelp> {
  return send(position);
}

/** Go to definition. @tool */
export function goToDefinition(position: Position): Promise<Definition> {
  return send(position);
}

/** Code actions. @tool */
export function codeActions(range: Range, context: CodeActionContext): Promise<(Command | CodeAction)[]> {
  return send(range, context);
}

/** Document symbols. @tool */
export function documentSymbols(uri: string): Promise<DocumentSymbol[] | SymbolInformation[]> {
  return send(uri);
}

/** Add symbol. @tool */
export function addSymbol(symbol: DocumentSymbol): Promise<void> {
  return send(symbol);
}

/** Format. @tool */
export function format(range: Range, options: FormattingOptions): Promise<TextEdit[]> {
  return send(range, options);
}

/** Folding ranges. @tool */
export function foldingRanges(uri: string): Promise<FoldingRange[]> {
  return send(uri);
}

/** Selection range. @tool */
export function selectionRange(range: SelectionRange): Promise<SelectionRange> {
  return send(range);
}

/** Semantic tokens. @tool */
export function semanticTokens(uri: string): Promise<SemanticTokens> {
  return send(uri);
}

/** Inlay hints. @tool */
export function inlayHints(range: Range): Promise<InlayHint[]> {
  return send(range);
}

/** Inline values. @tool */
export function inlineValues(range: Range): Promise<InlineValue[]> {
  return send(range);
}

/** Inline completions. @tool */
export function inlineCompletions(position: Position): Promise<InlineCompletionItem[]> {
  return send(position);
}

/** Code lenses. @tool */
export function codeLenses(uri: string): Promise<CodeLens[]> {
  return send(uri);
}

/** Document links. @tool */
export function documentLinks(uri: string): Promise<DocumentLink[]> {
  return send(uri);
}

/** Incoming calls. @tool */
export function incomingCalls(item: CallHierarchyItem): Promise<Location[]> {
  return send(item);
}

/** Workspace symbols. @tool */
export function workspaceSymbols(query: string): Promise<WorkspaceSymbol[]> {
  return send(query);
}

/** Edit document. @tool */
export function editDocument(edit: TextDocumentEdit): Promise<void> {
  return send(edit);
}

/** Present color. @tool */
export function presentColor(color: Color, range: Range): Promise<MarkedString> {
  return send(color, range);
}
