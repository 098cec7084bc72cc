import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

describe('isDeeperThan', () => {
  it.each(['{"a":[1,{}]}', '[[],[],[],[],[]]', '["[[[[","\\\\","\\"[[[["]', '"[[[["', '7', ''])(
    'lets %s pass',
    (text) => {
      expect(isDeeperThan(text, 3)).toBe(false);
    },
  );

  it.each(['[[[[', '{"a":{"b":{"c":{}}}}', '["\\"",[[[]]]]', '["\\\\",[[[]]]]'])(
    'finds that %s is too deep',
    (text) => {
      expect(isDeeperThan(text, 3)).toBe(true);
    },
  );
});
