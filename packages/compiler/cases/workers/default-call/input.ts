import { tool } from "windlass";

/** The default is the result of a call. */
export default tool({ worker: true, name: "by_default" }, (to: number): void => {});
