// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createMarks } from './page-marks.ts';

describe('createMarks', () => {
  it('names each request anew, and lets nobody guess the next nonce', () => {
    const [one, other] = [createMarks(), createMarks()];

    expect(one.requestId).toMatch(/^[0-9a-f-]{36}$/u);
    expect(one.requestId).not.toBe(other.requestId);
    expect(Buffer.from(one.nonce, 'base64')).toHaveLength(16);
    expect(one.nonce).not.toBe(other.nonce);
  });
});
