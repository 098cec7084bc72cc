import { describe, expect, it } from 'vitest';
import { hearTime } from './media-time.ts';

const word = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff);
const box = (name: string, ...content: number[]) => [
  ...word(8 + content.length),
  ...[...name].map((letter) => letter.codePointAt(0) ?? 0),
  ...content,
];
const version = (number: number) => [number, 0, 0, 0];

const oldInit = box('moov', ...box('mdhd', ...version(0), ...word(1), ...word(2), ...word(12_800)));
const newInit = box(
  'moov',
  ...box('mdhd', ...version(1), ...word(0), ...word(1), ...word(0), ...word(2), ...word(12_800)),
);
const segment = (time: number[]) => [...box('styp', 1, 2), ...box('moof', ...box('tfdt', ...time))];
const shifted = segment([...version(1), ...word(0), ...word(460_800_000)]);

/** What is heard out of two files, which arrive in pieces. */
async function heard(init: number[], first: number[], piece = 10) {
  const files: Record<string, number[]> = { init, first };
  const arrived: number[] = [];
  const { request, time } = hearTime(['init', 'first', 'second'], async (url, onPart) => {
    const bytes = files[url] ?? [];
    for (let at = 0; at < bytes.length; at += piece) {
      await Promise.resolve();
      onPart(new Uint8Array(bytes.slice(at, at + piece)));
    }
  });
  const { signal } = new AbortController();
  const onPart = (part: Uint8Array) => arrived.push(...part);
  await request('init', onPart, signal);
  await request('first', onPart, signal);
  return { time: await time, arrived };
}

describe('hearTime', () => {
  it.each([
    ['the short form', oldInit, segment([...version(0), ...word(25_600)]), 2],
    ['the long form', newInit, shifted, 36_000],
  ])('hears the time in %s, and passes every part on', async (_, init, first, seconds) => {
    const { time, arrived } = await heard(init, first);
    expect(time).toBe(seconds);
    expect(arrived).toEqual([...init, ...first]);
  });

  it('hears nothing out of files that do not say it', async () => {
    expect((await heard(box('moov'), shifted)).time).toBeUndefined();
    expect((await heard(oldInit, box('styp', 1, 2))).time).toBeUndefined();
  });
});
