import { existsSync, readFileSync } from "node:fs";
import type { ToolReport } from "./tool-report.js";
import { REALWORLD_FOLDER, type World } from "./worlds.js";

/** The tools of each world that are small enough to be read in a review. */
const EXCERPTS: Readonly<Record<World, readonly string[]>> = {
  anthropic: ["declareTool"],
  kubernetes: ["setProbe"],
  "language-server": ["selectionRange", "presentColor", "hover"],
  octokit: ["createTree", "mergePullRequest"],
  openai: ["createEmbedding", "retrieveModel", "filterByMetadata"],
  slack: ["filterConversations", "shareFile", "inviteToCall"],
  stripe: ["setAddress", "createRefund"],
};

/** The tools of a world whose schemas are written down. */
export function writtenExcerpts(world: World): readonly string[] {
  return EXCERPTS[world];
}

/** The page of a world. */
export function excerptFile(world: World): string {
  return `${REALWORLD_FOLDER}/excerpts/${world}.md`;
}

/** The page as it comes out now; empty where there is none on disk. */
export function excerptPage(reports: readonly ToolReport[]): { text: string; expected(world: World): string } {
  return {
    text: reports.map(({ excerpt }) => excerpt).join("\n"),
    expected: (world) => (existsSync(excerptFile(world)) ? readFileSync(excerptFile(world), "utf8") : ""),
  };
}
