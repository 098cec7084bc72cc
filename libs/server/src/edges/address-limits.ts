/** Longest path, in characters: tokens of streams and the longest names of titles fit well. */
const PATH_CHARACTERS = 2000;

/** Most parts of a path; the deepest of ours has nine. */
const SEGMENTS = 24;

/** Longest query, in characters: filters and what advertisers add fit well. */
const QUERY_CHARACTERS = 6000;

/** Whether an address is longer or deeper than any of ours: comparing one with all routes can take seconds. */
export function isOversized(address: string): boolean {
  const { pathname, search } = new URL(address);
  if (pathname.length > PATH_CHARACTERS || search.length > QUERY_CHARACTERS) return true;
  let segments = 0;
  for (const character of pathname) if (character === '/') segments += 1;
  return segments > SEGMENTS;
}
