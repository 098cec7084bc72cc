// @vitest-environment node
import { readFile } from 'node:fs/promises';
import StyleDictionary from 'style-dictionary';
import StyleDictionary4 from 'style-dictionary-4';
import { describe, expect, it } from 'vitest';

const docs = new URL('../../../../../../docs/tokens/style-dictionary/', import.meta.url);
const comment = String.raw`(?: /\*\*.*\*/)?$`;
const literal = String.raw`-?[\d.]+|"[^"]*"|true|false`;

/** What each tool writes, with no setting but its own group of transforms, and what a whole line of it looks like. */
const outputs = [
  {
    target: 'css',
    platform: { transformGroup: 'css', files: [{ destination: 'a', format: 'css/variables' }] },
    begins: '  --',
    line: new RegExp(String.raw`^  --[\w-]+: [^;{}[\]]+;${comment}`),
  },
  {
    target: 'native',
    platform: {
      transformGroup: 'ios-swift',
      files: [{ destination: 'a', format: 'ios-swift/class.swift', options: { className: 'A' } }],
    },
    begins: '    public static let ',
    line: new RegExp(
      String.raw`^ {4}public static let \w+ = (?:UIColor\([^()]+\)|CGFloat\(-?[\d.]+\)|${literal})${comment}`,
    ),
  },
  {
    target: 'native',
    platform: {
      transformGroup: 'compose',
      files: [
        {
          destination: 'a',
          format: 'compose/object',
          options: { className: 'A', packageName: 'a' },
        },
      ],
    },
    begins: '  val ',
    line: new RegExp(
      String.raw`^ {2}val \w+ = (?:Color\(0x[\da-f]{8}\)|-?[\d.]+(?:\.dp|\.sp)|${literal})${comment}`,
    ),
  },
] as const;

const countTokens = (group: unknown): number => {
  if (typeof group !== 'object' || group === null) return 0;
  if ('$value' in group) return 1;
  return Object.values(group).reduce<number>((sum, one) => sum + countTokens(one), 0);
};

const versions = [
  ['5', StyleDictionary],
  ['4', StyleDictionary4 as unknown as typeof StyleDictionary],
] as const;

describe.each(versions)('Style Dictionary %s', (_, Dictionary) => {
  describe.each(['main', 'alternate'])('with the tokens of %s', (label) => {
    it.each(outputs)('writes whole lines with $platform.transformGroup', async (output) => {
      const { target, platform, begins, line } = output;
      const file = await readFile(new URL(`${label}.${target}.json`, docs), 'utf8');
      const dictionary = new Dictionary({
        tokens: JSON.parse(file),
        log: { verbosity: 'silent' },
        platforms: { one: platform as never },
      });

      const [written] = await dictionary.formatPlatform('one');
      const lines = String(written?.output)
        .split('\n')
        .filter((text) => text.startsWith(begins));

      expect(lines).toHaveLength(countTokens(JSON.parse(file)));
      expect(lines.filter((text) => !line.test(text) || /undefined|NaN/.test(text))).toEqual([]);
    });
  });
});
