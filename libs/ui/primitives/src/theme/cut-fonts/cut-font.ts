import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { unicodeRanges } from '../unicode-ranges.ts';
import type { fontCuts } from './font-cuts.ts';

const { resolve } = createRequire(import.meta.url);

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): string {
  const points = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}

/** Cuts a part out of its package's file. The same each time. */
export async function cutFont({ path, from, part }: (typeof fontCuts)[number]): Promise<Buffer> {
  const file = resolve(`@fontsource-variable/${path.replace('*', from)}.woff2`);
  const whole = await readFile(file);
  return subsetFont(whole, charactersOf(unicodeRanges[part]), { targetFormat: 'woff2' });
}
