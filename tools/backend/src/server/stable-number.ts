import { createHash } from 'node:crypto';

/** A whole number that looks random and is always the same for a text, 0 to 2^32 - 1. */
export const stableNumber = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE();
