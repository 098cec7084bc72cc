/** How much to load ahead, in seconds. ENGINE-007, ENGINE-008 */
export const BUFFER_GOAL_SECONDS = { live: 30, vod: 120 } as const;

/** How much must be there before a live stream goes on after a stall, in seconds. ENGINE-009 */
export const LIVE_REBUFFER_SECONDS = 10;

/** How far behind the live edge to play, in seconds. ENGINE-011 */
export const LIVE_DELAY_SECONDS = 40;

/** What stays loaded behind the playhead, in seconds; bounds the memory of a long film. */
export const BACK_BUFFER_SECONDS = 30;
