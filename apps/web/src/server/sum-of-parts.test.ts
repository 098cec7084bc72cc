// @vitest-environment node
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { multiply, weightOf } from './sum-of-parts.ts';

it.each([0, 1, 24, 4096, 400_001])(
  'knows the sum of a whole by its parts, %i bytes after the first',
  (length) => {
    const [first, rest] = [Buffer.from('Город после дождя'), Buffer.alloc(length, 'дождь')];

    const sum = multiply(weightOf(rest.length), crc32(first)) ^ crc32(rest);

    expect(sum >>> 0).toBe(crc32(Buffer.concat([first, rest])));
  },
);
