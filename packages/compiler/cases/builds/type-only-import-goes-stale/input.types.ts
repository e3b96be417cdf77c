export type Cup = "small" | "large";
export interface Order { cup: Cup }
