// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mayAsk } from './may-ask.ts';

const config = { origins: ['https://ads.example', 'http://localhost:4002'] };

describe('mayAsk', () => {
  it.each([
    ['https://ads.example/vast', true, true],
    ['http://localhost:4002/ads/vast', true, true],
    ['https://tracker.example/i', false, true],
    ['http://tracker.example/i', false, false],
    ['javascript:alert(1)', false, false],
    ['vast.xml', false, false],
  ])(
    'A22: asks %s where nothing personal may be told: %s, where it may: %s',
    (url, strict, free) => {
      expect(mayAsk(url, config, false)).toBe(strict);
      expect(mayAsk(url, config, true)).toBe(free);
    },
  );
});
