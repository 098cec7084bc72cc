// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readLabels } from '../validation/read-labels.ts';
import { designTokenSchema } from './design-token.schema.ts';
import type { DesignToken, DesignTokenGroup } from './design-token.types.ts';
import { designTokens } from './design-tokens.ts';
import { readDescriptions } from './read-descriptions.ts';
import { styleDictionaryTokens } from './style-dictionary.ts';

const sources = (await readLabels()).map((source) => [source.folder, source] as const);
const descriptions = await readDescriptions();
const docs = new URL('../../../../../../docs/tokens/', import.meta.url);

/** Every token of a group, by its path. */
function tokensOf(
  group: DesignTokenGroup,
  before = '',
): readonly (readonly [string, DesignToken])[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (typeof value !== 'object') return [];
    return '$value' in value
      ? [[before + name, value as DesignToken] as const]
      : tokensOf(value as DesignTokenGroup, `${before}${name}.`);
  });
}

describe.each(sources)('design tokens of %s', (folder, { label, theme }) => {
  const tokens = designTokens(label.name.rus, theme, descriptions);

  it('are in docs/tokens as they are in the theme; `npm run tokens` writes them', async () => {
    const file = JSON.parse(
      await readFile(new URL(`${folder}.tokens.json`, docs), 'utf8'),
    ) as unknown;

    expect(file).toEqual(JSON.parse(JSON.stringify(tokens)));
  });

  it.each(['css', 'native'] as const)('are there for Style Dictionary too: %s', async (target) => {
    const file = JSON.parse(
      await readFile(new URL(`style-dictionary/${folder}.${target}.json`, docs), 'utf8'),
    ) as unknown;

    expect(file).toEqual(JSON.parse(JSON.stringify(styleDictionaryTokens(tokens, target))));
  });

  it('say of each token what it is for', () => {
    const untold = tokensOf(tokens).filter(([, { $description }]) => !$description);

    expect(untold.map(([path]) => path)).toEqual([]);
  });

  it('have a colour that several roles share once, in the palette', () => {
    const values = tokensOf(tokens).filter(
      ([, { $type, $value }]) => $type === 'color' && typeof $value !== 'string',
    );
    const repeated = values.filter(([path, { $value }]) =>
      values.some(
        ([other, token]) =>
          other !== path && JSON.stringify(token.$value) === JSON.stringify($value),
      ),
    );

    expect(repeated.map(([path]) => path)).toEqual([]);
  });

  it('are as the format of the Design Tokens Community Group wants them', () => {
    const unfit = tokensOf(tokens).filter(
      ([, token]) => !safeParse(designTokenSchema, token).success,
    );

    expect(unfit).toEqual([]);
  });

  it('name only tokens that exist', () => {
    const paths = new Set(tokensOf(tokens).map(([path]) => path));
    const aliases = tokensOf(tokens).flatMap(([, { $value }]) =>
      typeof $value === 'string' ? [$value.slice(1, -1)] : [],
    );

    expect(aliases.filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('designTokens', () => {
  it('says what the format can say, and keeps the rest beside it', () => {
    const [, main] = sources.find(([folder]) => folder === 'main') ?? [];
    const tokens = Object.fromEntries(
      main ? tokensOf(designTokens('Софит', main.theme, descriptions)) : [],
    );

    expect(tokens['color.glass']?.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.1725, 0.2078, 0.2549],
      alpha: 0.72,
      hex: '#2c3541',
    });
    expect(tokens['type.display']?.$extensions?.['org.foyer'].fluid).toEqual({
      360: 4.25,
      768: 6,
      1280: 8.75,
      1920: 10.25,
    });
    expect(tokens['size.gutterStart']?.$extensions?.['org.foyer'].modes).toEqual({
      tablet: '24px',
      desktop: '120px',
      huge: '152px',
    });
    expect(tokens['size.scrollTop']?.$value).toBe('{size.topBar}');
    expect(tokens['color.inputFocus']).toEqual({
      $type: 'color',
      $value: '{palette.amber}',
      $description: 'The edge of a field that has the focus.',
    });
    expect(tokens['palette.amber']?.$description).toBe(
      'Shared by accent, inputFocus, progressValue.',
    );
    expect(tokens['easing.out']?.$value).toEqual([0.16, 1, 0.3, 1]);
  });
});
