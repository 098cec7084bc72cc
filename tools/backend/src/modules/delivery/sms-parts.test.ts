import { describe, expect, it } from 'vitest';
import { smsParts } from './sms-parts.ts';

describe('smsParts', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ж'.repeat(70), 1],
    ['ж'.repeat(71), 2],
    [`${'a'.repeat(70)}—`, 2],
    ['🎬'.repeat(35), 1],
    ['🎬'.repeat(36), 2],
  ])('counts %s as %d', (text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });
});
