import type { Limit } from '../attempts/attempts.ts';

export const DAY_SECONDS = 24 * 60 * 60;

/** Most that a phone or an address gets in a day, codes and all else together. */
export const SENDS_PER_RECIPIENT_A_DAY: Limit = { tries: 30, windowSeconds: DAY_SECONDS };

/** Under what the messages of a day are counted for a recipient. */
export const sendsOfDay = (recipient: string): string => `code-send-day:${recipient}`;
