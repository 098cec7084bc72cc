import { LANGUAGES } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import type { LintFacts } from './lint-facts.ts';
import { lintPage } from './lint-page.ts';

const texts = { rus: 'Да', eng: 'Yes', hye: 'Այո' };
const block = (fields: object = {}) => ({ id: 'a', type: 'content', name: texts, ...fields });
const custom = (custom_data: object, fields: object = {}) =>
  block({ type: 'custom_block', tag: 'start', custom_data, ...fields });
const pageOf = (...blocks: readonly object[]) => ({
  format: 1,
  alias: 'page',
  name: texts,
  blocks,
});
const bannerOf = (fields: object) => ({
  id: 'b',
  title: 'Чай',
  images: [],
  size: 'small',
  ...fields,
});
const screen = { type: 'screen', link: '/tv' };

/** What is found, as `level rule path`. */
const found = (page: unknown, facts?: LintFacts): string[] =>
  lintPage(JSON.stringify(page, null, 2), facts).map(
    ({ level, rule, path }) => `${level} ${rule} ${path.join('.')}`,
  );

describe('lintPage', () => {
  it('finds nothing in a good page', () => {
    expect(found(pageOf(block({ target: screen })))).toEqual([]);
  });

  it('finds what is broken, with line and column, and looks no further', () => {
    const [problem] = lintPage('{\n  "format": 1,\n  "blocks": [}\n}');

    expect(problem).toMatchObject({ level: 'error', rule: 'json', place: { line: 3 } });
    expect(found(pageOf(block()))).toEqual([]);
    expect(lintPage('{"format": 1, "format": 1}').map(({ rule }) => rule)).toContain(
      'doubled-field',
    );
    expect(lintPage('['.repeat(1000))).toMatchObject([{ rule: 'too-deep' }]);
  });

  it('finds what the contract forbids, in the language where it stands', () => {
    expect(found({ ...pageOf(block({ sub_name: { rus: 1 } })), alias: 'Page 1' })).toEqual([
      'error schema alias',
      'error schema blocks.0.sub_name.rus',
    ]);
    const [problem] = lintPage(JSON.stringify(pageOf(block({ hidden: 1 })), null, 2));
    expect(problem).toMatchObject({ blockId: 'a', place: { line: 18 } });
  });

  it('finds ids that stand twice', () => {
    expect(found(pageOf(block(), block()))).toEqual(['error doubled-id blocks.1.id']);
  });

  it('finds buttons and options that lead nowhere', () => {
    const buttons = ['target', 'modal', 'block_target'].map((type) => ({ type, title: 'Да' }));
    const quiz = {
      start: { title: 'Да', text: 'Да', button_title: 'Да' },
      main: { title: 'Да', options: [{ id: 'o', title: 'Да' }], button_title: 'Да' },
    };

    expect(found(pageOf(custom({ buttons, quiz })))).toEqual([
      ...[0, 1, 2].map((at) => `error button-without-target blocks.0.custom_data.buttons.${at}`),
      'error option-without-target blocks.0.custom_data.quiz.main.options.0',
    ]);
    const leading = [{ type: 'target', title: 'Да', target: screen }, buttons[2]];
    expect(found(pageOf(custom({ buttons: leading }, { target: screen })))).toEqual([]);
  });

  it('finds targets without an address', () => {
    const docs = ['screen', 'blank'].map((type) => ({ id: type, title: 'Да', target: { type } }));

    expect(found(pageOf(custom({ docs })))).toEqual([
      'error target-without-address blocks.0.custom_data.docs.0.target',
      'error target-without-address blocks.0.custom_data.docs.1.target',
    ]);
  });

  it('finds banners that do not say who pays for them', () => {
    const info = { owner: 'ООО «Чай»', token: '', font_color: '#000000' };
    const pixel = { links: { show_url: '/s', click_url: '/c' } };
    const banners = [{ advertiser_info: info }, { ad_pixel: pixel }, {}].map(bannerOf);

    expect(found(pageOf(block({ source: { kind: 'banners', banners } })))).toEqual([
      'error banner-without-advertiser blocks.0.source.banners.0',
      'error banner-without-advertiser blocks.0.source.banners.1',
    ]);
  });

  it('finds texts that a language lacks', () => {
    const page = pageOf(
      block({ sub_name: { rus: 'Да', hye: '' } }),
      block({ id: 'b', name: 'faq' }),
    );

    expect(found(page)).toEqual([
      'warning missing-language blocks.0.sub_name.eng',
      'warning missing-language blocks.0.sub_name.hye',
    ]);
    expect(LANGUAGES).toContain('hye');
  });

  it('finds a second hero, and one below other headings', () => {
    const hero = (id: string) => custom({}, { id, tag: 'hero' });
    const crumbs = block({ id: 'c', type: 'custom_block', name: 'breadcrumbs' });

    expect(found(pageOf(crumbs, hero('h'), block()))).toEqual([]);
    expect(found(pageOf(block(), hero('h'), hero('i')))).toEqual([
      'warning hero-below blocks.1',
      'warning several-heroes blocks.2',
    ]);
  });

  it('finds blocks that no page shows, and a page without any', () => {
    const unknown = [block({ type: 'hologram' }), custom({}, { id: 'b', tag: 'newest' })];
    const onlyNewer = pageOf(block({ type: 'hologram' }));

    expect(found(pageOf(...unknown))).toEqual([
      'warning unknown-block blocks.0',
      'warning unknown-block blocks.1',
    ]);
    expect(found(pageOf(block({ hidden: true })))).toEqual(['warning empty-page blocks']);
    expect(found(onlyNewer)).toContain('warning empty-page blocks');
  });

  it('finds moments that are past, in Moscow', () => {
    const timer = (end_date_time: unknown) => pageOf(custom({ timer: { end_date_time } }));
    const now = new Date('2026-12-31T20:59:30Z');

    expect(found(timer('31.12.2026 23:59'), { now })).toEqual([
      'warning past-moment blocks.0.custom_data.timer.end_date_time',
    ]);
    expect(found(timer('01.01.2027 00:00'), { now })).toEqual([]);
    expect(found(timer({ $inDays: -1 }), { now })).toHaveLength(1);
    expect(found(timer('31.12.2020 23:59'))).toEqual([]);
  });

  it('finds what only the service and the page know, where they say it', () => {
    const page = pageOf(
      block({
        target: screen,
        image: { $picture: 'tea' },
        source: { kind: 'banners', banners: [bannerOf({ images: [{ $picture: 'words' }] })] },
      }),
    );

    expect(
      found(page, {
        hasPlace: (link) => link !== '/tv',
        picture: (id) => (id === 'words' ? { needsWords: true } : undefined),
        faultsOf: () => [{ path: ['custom_data'], message: 'no headline' }],
        bannersMax: () => 0,
        contrastOf: () => 2.1,
        weight: { bytes: 400_000, bytesMax: 300_000 },
      }).toSorted(),
    ).toEqual([
      'error cannot-be-shown blocks.0.custom_data',
      'error unknown-picture blocks.0.image',
      'warning dead-target blocks.0.target.link',
      'warning low-contrast blocks.0',
      'warning picture-without-words blocks.0.source.banners.0.images.0',
      'warning too-heavy blocks',
      'warning too-many-banners blocks.0',
    ]);
    expect(found(page)).toEqual([]);
  });

  it('holds hidden blocks to the contract only', () => {
    const hidden = custom({ buttons: [{ type: 'target', title: 'Да' }] }, { hidden: true });

    expect(found(pageOf(block({ id: 'b' }), hidden))).toEqual([]);
  });
});

describe('describeProblem', () => {
  it('says a problem in one sentence', () => {
    const [problem] = lintPage(JSON.stringify(pageOf(block(), block())));

    expect(problem && describeProblem(problem)).toBe('Another block has the id a');
  });
});
