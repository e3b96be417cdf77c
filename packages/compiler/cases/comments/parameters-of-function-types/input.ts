//! tool find
//! accept {"slug":"ab"}
//! reject {"slug":"AB"}
import { tool } from "windlass";

/**
 * Lower case.
 * @pattern ^[a-z]+$
 */
type Slug = string;
type Handler = (slug: Slug, /** At most so many. @minimum 1 */ limit?: number, more?: Slug) => Promise<string>;

/** The type of a function describes its parameters, too. @tool */
export const find: Handler = async (slug, limit, /** In this place. */ more) => [slug, limit, more].join();

/**
 * A tag wins.
 *
 * @param slug - as the tag says
 */
export const picked = tool<Handler>(async (slug) => slug);

/** A type that is written at the parameter itself counts alone. @tool */
export const own: Handler = async (slug: string, limit = 3) => slug + limit;
