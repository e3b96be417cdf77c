import type { ErrorCode } from "../errors/error-code.js";

/** The code under which linters report losses: `windlass check --style`. */
export const LOSS_CODE: ErrorCode & "WL2206" = "WL2206";
