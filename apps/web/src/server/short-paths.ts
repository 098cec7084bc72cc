import type { MiddlewareHandler } from 'hono';

/** Longest path of a page, in characters: a name of a hundred letters takes six hundred. */
const PAGE_PATH_CHARACTERS = 1000;

/**
 * Answers 414 to a page whose path is longer than any of ours. The calls of a page carry parts of its path, encoded once
 * more: from a longer one they could get too long for the service, and a page whose calls are refused is a fault.
 */
export const shortPaths: MiddlewareHandler = async (context, next) => {
  if (new URL(context.req.raw.url).pathname.length > PAGE_PATH_CHARACTERS) {
    return context.text('The address is too long.', 414);
  }
  await next();
  return undefined;
};
