import { fileURLToPath } from 'node:url';

/** Where the bench keeps what it fetched and made; git ignores it. With a slash at the end. */
export const cache = fileURLToPath(new URL('../../../.cache/player/', import.meta.url));
