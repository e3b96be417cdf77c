export { tool as own } from "windlass";
