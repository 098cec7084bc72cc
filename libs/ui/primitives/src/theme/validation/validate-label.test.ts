// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Label } from '../label.types.ts';
import type { Tokens } from '../label-theme.types.ts';
import { readLabels } from './read-labels.ts';
import { validateLabel, validateLabels, type LabelSource } from './validate-label.ts';

const sources = await readLabels();

function sourceOf(folder: string): LabelSource {
  const source = sources.find((candidate) => candidate.folder === folder);
  if (!source) throw new Error(`There is no label ${folder}`);
  return source;
}

function withColors(source: LabelSource, colors: Partial<Tokens['color']>): LabelSource {
  const { theme } = source;
  const color = { ...theme.tokens.color, ...colors };
  return { ...source, theme: { ...theme, tokens: { ...theme.tokens, color } } };
}

function withConfig(source: LabelSource, config: Partial<Label>): LabelSource {
  return { ...source, label: { ...source.label, ...config } };
}

describe('every label in the repository', () => {
  it.each(sources.map((source) => [source.folder, source] as const))(
    'lets %s ship: tokens, contrast, hosts, languages, variants, files',
    (_folder, source) => {
      expect(validateLabel(source)).toEqual([]);
    },
  );

  it('answers for hosts of its own', () => {
    expect(validateLabels(sources)).toEqual([]);
  });
});

describe('validateLabel', () => {
  const main = sourceOf('main');
  const alternate = sourceOf('alternate');

  it('names the label, the pair and the ratio of words that cannot be read', () => {
    expect(validateLabel(withColors(main, { t3: '#5A626C' }))).toEqual([
      'label main: t3 on page is 3.22:1, less than 4.5:1',
      'label main: t3 on surface1 is 3.04:1, less than 4.5:1',
      'label main: t3 on surface2 is 2.79:1, less than 4.5:1',
      'label main: t3 on dialog is 2.93:1, less than 4.5:1',
      'label main: t3 on panel is 2.79:1, less than 4.5:1',
    ]);
  });

  it('asks 3:1 of edges', () => {
    expect(validateLabel(withColors(alternate, { inputBorder: '#A9A89E' }))).toEqual([
      'label alternate: inputBorder on page is 2.22:1, less than 3:1',
      'label alternate: inputBorder on dialog is 2.39:1, less than 3:1',
      'label alternate: inputBorder on surface2 is 2.01:1, less than 3:1',
    ]);
  });

  it('looks at every stop of a gradient', () => {
    const action = 'linear-gradient(#FFC75C, #6B4A00)';

    expect(validateLabel(withColors(main, { action }))).toEqual([
      'label main: onAction on action is 2.28:1, less than 4.5:1',
    ]);
  });

  it('holds a scrim against the brightest picture', () => {
    // Grey at .72 over white is #888888.
    expect(validateLabel(withColors(main, { scrim: '90, 90, 90' }))).toContain(
      'label main: t1 on the scrim at 0.72 is 3.16:1, less than 4.5:1',
    );
  });

  it('asks for a scrim only where words stand on one', () => {
    expect(validateLabel(withColors(alternate, { scrim: '255, 255, 255' }))).toEqual([]);
  });

  it('says which token has no value and which colour cannot be read', () => {
    expect(validateLabel(withColors(main, { onLive: '', onDanger: 'black' }))).toEqual([
      'label main: color.onLive has no value',
      'label main: onDanger on dangerBg: no colour of the form #rrggbb, rgb() or rgba()',
      'label main: onLive on live: no colour of the form #rrggbb, rgb() or rgba()',
    ]);
  });

  it('checks names, hosts, languages, links, variants, origins, zone and frame colour', () => {
    const { variants } = main.label;
    const broken = withConfig(main, {
      name: { rus: 'Софит', eng: ' ', hye: 'Սոֆիտ' },
      hosts: ['https://sofit.example', 'a.example', 'a.example'],
      languages: ['eng'],
      links: { ...main.label.links, offer: 'javascript:alert(1)' },
      variants: { ...variants, hero: 'loud' as 'immersive' },
      origins: { media: ['media.example'], images: [], frames: [], links: [], ads: [] },
      timeZone: 'Moscow',
      themeColor: 'black',
    });

    expect(validateLabel(broken)).toEqual([
      'label main: name.eng is empty',
      'label main: hosts lack the domain sofit.example',
      'label main: host https://sofit.example is not a host name in small letters, without scheme and port',
      'label main: host a.example stands twice',
      'label main: the default language rus is not among its languages',
      'label main: variants.hero is loud; there are immersive, editorial',
      'label main: origins.media: media.example is not an origin such as https://media.example',
      'label main: links.offer: javascript:alert(1) is neither an https address nor a path of the site',
      'label main: time zone Moscow is unknown',
      'label main: themeColor black is not #rrggbb',
    ]);
  });

  it('misses pictures, and an id that is not the folder', () => {
    const broken = { ...main, folder: 'other', files: ['favicon.svg', 'label.ts'] };

    expect(validateLabel(broken)).toEqual([
      "label other: id is main, not the folder's name",
      'label other: logo.svg is missing',
      'label other: social.jpg is missing',
    ]);
  });
});

describe('validateLabels', () => {
  it('refuses a host that two labels answer for', () => {
    const [one, two] = [sourceOf('main'), sourceOf('alternate')];
    const greedy = withConfig(two, { hosts: [...two.label.hosts, 'localhost'] });

    expect(validateLabels([one, greedy])).toEqual([
      'labels main and alternate: both answer for localhost',
    ]);
  });
});
