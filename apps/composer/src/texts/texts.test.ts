// @vitest-environment node
import { describe, expect, it } from 'vitest';
import eng from './eng.json';
import hye from './hye.json';
import rus from './rus.json';

/** A key without the plural that it is for: languages have different ones. */
const stems = (texts: Readonly<Record<string, string>>) =>
  [
    ...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|few|many|other)$/, ''))),
  ].toSorted();
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the texts of the composer', () => {
  it.each([
    ['English', eng],
    ['Armenian', hye],
  ])('are all there in %s', (_name, texts) => {
    expect(stems(texts)).toEqual(stems(rus));
  });

  it.each([
    ['English', eng],
    ['Armenian', hye],
  ])('say the same values in %s', (_name, texts: Readonly<Record<string, string>>) => {
    const said = Object.entries<string>(rus).filter(([key]) => texts[key] !== undefined);

    expect(said.map(([key]) => [key, ...holes(texts[key] ?? '')])).toEqual(
      said.map(([key, text]) => [key, ...holes(text)]),
    );
  });
});
