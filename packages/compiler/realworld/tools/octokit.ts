import type { Endpoints } from "@octokit/types";

declare function send(...parts: unknown[]): Promise<never>;

/** Get repository. @tool @spread */
export function getRepository(
  parameters: Endpoints["GET /repos/{owner}/{repo}"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}"]["response"]["data"]> {
  return send(parameters);
}

/** Create issue. @tool */
export function createIssue(
  parameters: Endpoints["POST /repos/{owner}/{repo}/issues"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/issues"]["response"]["data"]> {
  return send(parameters);
}

/** List issues. @tool */
export function listIssues(
  parameters: Endpoints["GET /repos/{owner}/{repo}/issues"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}/issues"]["response"]["data"]> {
  return send(parameters);
}

/** Update issue. @tool */
export function updateIssue(
  parameters: Endpoints["PATCH /repos/{owner}/{repo}/issues/{issue_number}"]["parameters"],
): Promise<Endpoints["PATCH /repos/{owner}/{repo}/issues/{issue_number}"]["response"]["data"]> {
  return send(parameters);
}

/** Create pull request. @tool @spread */
export function createPullRequest(
  parameters: Endpoints["POST /repos/{owner}/{repo}/pulls"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/pulls"]["response"]["data"]> {
  return send(parameters);
}

/** Get pull request. @tool */
export function getPullRequest(
  parameters: Endpoints["GET /repos/{owner}/{repo}/pulls/{pull_number}"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}/pulls/{pull_number}"]["response"]["data"]> {
  return send(parameters);
}

/** Create review. @tool */
export function createReview(
  parameters: Endpoints["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"]["response"]["data"]> {
  return send(parameters);
}

/** Merge pull request. @tool @spread */
export function mergePullRequest(
  parameters: Endpoints["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"]["parameters"],
): Promise<Endpoints["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"]["response"]["data"]> {
  return send(parameters);
}

/** List commits. @tool */
export function listCommits(
  parameters: Endpoints["GET /repos/{owner}/{repo}/commits"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}/commits"]["response"]["data"]> {
  return send(parameters);
}

/** Get commit. @tool */
export function getCommit(
  parameters: Endpoints["GET /repos/{owner}/{repo}/commits/{ref}"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}/commits/{ref}"]["response"]["data"]> {
  return send(parameters);
}

/** Get content. @tool */
export function getContent(
  parameters: Endpoints["GET /repos/{owner}/{repo}/contents/{path}"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}/contents/{path}"]["response"]["data"]> {
  return send(parameters);
}

/** Put content. @tool */
export function putContent(
  parameters: Endpoints["PUT /repos/{owner}/{repo}/contents/{path}"]["parameters"],
): Promise<Endpoints["PUT /repos/{owner}/{repo}/contents/{path}"]["response"]["data"]> {
  return send(parameters);
}

/** Create release. @tool */
export function createRelease(
  parameters: Endpoints["POST /repos/{owner}/{repo}/releases"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/releases"]["response"]["data"]> {
  return send(parameters);
}

/** Create check run. @tool */
export function createCheckRun(
  parameters: Endpoints["POST /repos/{owner}/{repo}/check-runs"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/check-runs"]["response"]["data"]> {
  return send(parameters);
}

/** Dispatch workflow. @tool */
export function dispatchWorkflow(
  parameters: Endpoints["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"]["response"]["data"]> {
  return send(parameters);
}

/** List workflow runs. @tool */
export function listWorkflowRuns(
  parameters: Endpoints["GET /repos/{owner}/{repo}/actions/runs"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}/actions/runs"]["response"]["data"]> {
  return send(parameters);
}

/** Create tree. @tool */
export function createTree(
  parameters: Endpoints["POST /repos/{owner}/{repo}/git/trees"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/git/trees"]["response"]["data"]> {
  return send(parameters);
}

/** Create ruleset. @tool */
export function createRuleset(
  parameters: Endpoints["POST /repos/{owner}/{repo}/rulesets"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/rulesets"]["response"]["data"]> {
  return send(parameters);
}

/** Search code. @tool */
export function searchCode(
  parameters: Endpoints["GET /search/code"]["parameters"],
): Promise<Endpoints["GET /search/code"]["response"]["data"]> {
  return send(parameters);
}

/** Search issues. @tool */
export function searchIssues(
  parameters: Endpoints["GET /search/issues"]["parameters"],
): Promise<Endpoints["GET /search/issues"]["response"]["data"]> {
  return send(parameters);
}

/** Get user. @tool */
export function getUser(
  parameters: Endpoints["GET /user"]["parameters"],
): Promise<Endpoints["GET /user"]["response"]["data"]> {
  return send(parameters);
}

/** Create gist. @tool */
export function createGist(
  parameters: Endpoints["POST /gists"]["parameters"],
): Promise<Endpoints["POST /gists"]["response"]["data"]> {
  return send(parameters);
}

/** Create webhook. @tool */
export function createWebhook(
  parameters: Endpoints["POST /repos/{owner}/{repo}/hooks"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/hooks"]["response"]["data"]> {
  return send(parameters);
}

/** Protect branch. @tool */
export function protectBranch(
  parameters: Endpoints["PUT /repos/{owner}/{repo}/branches/{branch}/protection"]["parameters"],
): Promise<Endpoints["PUT /repos/{owner}/{repo}/branches/{branch}/protection"]["response"]["data"]> {
  return send(parameters);
}

/** Add labels. @tool */
export function addLabels(
  parameters: Endpoints["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"]["parameters"],
): Promise<Endpoints["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"]["response"]["data"]> {
  return send(parameters);
}

/** List events. @tool */
export function listEvents(
  parameters: Endpoints["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"]["parameters"],
): Promise<Endpoints["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"]["response"]["data"]> {
  return send(parameters);
}
