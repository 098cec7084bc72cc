import type { TokenUse } from './token-use.types.ts';

/** Every token with what uses it. Empty here: `tokenUsePlugin` fills it. */
export const tokenUse: readonly TokenUse[] = [];
