export { schemaOf as own } from "windlass";
