import { customBlockNames, customBlockTags, imageSizes, type MediaBlock } from '@foyer/contract';
import { expect, test } from '../support/answer-test.ts';
import { alternate, type ServerPage } from '../support/server-page.ts';

test('a landing page has one headline, its own way and its own words for search engines [BLOCK-008, BLOCK-009, BLOCK-040, BLOCK-047]', async ({
  ask,
}) => {
  for (const asking of [{}, alternate]) {
    const { document } = await ask('/landing', asking);

    const headlines = [...document.querySelectorAll('h1')].map(({ textContent }) =>
      textContent.replaceAll('\u00A0', ' '),
    );
    expect(headlines).toEqual(['Кино на весь вечер']);
    const ways = document.querySelectorAll('nav[aria-label*="находитесь"]');
    expect(ways).toHaveLength(1);
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toMatch(/^Сотни.фильмов.и.сериалов/u);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const kinds = data.map(
      ({ textContent }) => (JSON.parse(textContent) as Record<string, unknown>)['@type'],
    );
    expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage', 'VideoObject']));
  }
});

/** Pages whose blocks the service composes, by the name of their view. */
const pages: Readonly<Record<string, string>> = {
  main: '/',
  movies: '/movies',
  series: '/series',
  kids: '/kids',
  education: '/education',
  sport: '/sport',
  landing: '/landing',
  promocode: '/promocode',
  smarttv: '/smarttv',
  'podarochnye-sertifikaty': '/podarochnye-sertifikaty',
  podpiski: '/podpiski',
  kassiopeya: '/kassiopeya',
  support: '/support',
  offer: '/offer',
  contacts: '/contacts',
  docs: '/docs',
};

/** What the landing page does not have: filters are for lists alone. */
const absent: ReadonlySet<string> = new Set(['tag:filters']);

test('the landing page shows a block of each tag and name of the contract [BLOCK-001]', async ({
  ask,
  baseURL,
}) => {
  const sent = await fetch(`${baseURL}/api/v1/media-views/landing`);
  const { media_blocks: blocks } = (await sent.json()) as { media_blocks: MediaBlock[] };
  const keyOf = ({ type, tag, name }: MediaBlock) =>
    type === 'custom_block' ? (tag === undefined ? `name:${name}` : `tag:${tag}`) : `type:${type}`;
  const known = [
    ...customBlockTags.map((tag) => `tag:${tag}`),
    ...customBlockNames.map((name) => `name:${name}`),
  ].filter((key) => !absent.has(key));

  for (const asking of [{}, alternate]) {
    const { document } = await ask('/landing', asking);
    expect(blocks).toHaveLength(45);
    const drawn = blocks.filter(({ id }) => document.querySelector(`[data-block="${id}"]`));
    const keys = new Set(drawn.map(keyOf));
    expect(known.filter((key) => !keys.has(key))).toEqual([]);
  }
});

const sizes: ReadonlySet<string> = new Set(imageSizes);

/** Addresses of pictures in sizes that the service does not have. */
const unservedPictures = ({ document }: ServerPage): string[] =>
  [...document.querySelectorAll('img, source')]
    .flatMap((one) => [one.getAttribute('src'), one.getAttribute('srcset')])
    .flatMap((value) => value?.match(/\/images\/[\w-]+\/\d+x\d+/gu) ?? [])
    .filter((address) => !sizes.has(address.split('/').at(-1) ?? ''));

test('each block that the service sends is drawn, in both labels and every language [BLOCK-001, BLOCK-002]', async ({
  ask,
  baseURL,
}) => {
  test.setTimeout(240_000);
  for (const [alias, path] of Object.entries(pages)) {
    const sent = await fetch(`${baseURL}/api/v1/media-views/${alias}`);
    const { media_blocks: blocks } = (await sent.json()) as { media_blocks: MediaBlock[] };
    const hasFilters = ['movies', 'series', 'kids', 'education', 'sport'].includes(alias);
    const expected = blocks.filter(({ tag }) => tag !== 'filters' || hasFilters);
    for (const asking of [{}, alternate]) {
      for (const language of ['rus', 'eng', 'hye']) {
        const page = await ask(`${path}?lang=${language}`, asking);
        const drawn = new Set(
          [...page.document.querySelectorAll('[data-block]')]
            .filter((frame) => frame.textContent.trim() !== '' || frame.querySelector('img'))
            .map((frame) => frame.getAttribute('data-block')),
        );
        const missing = expected.filter(({ id }) => !drawn.has(id));
        const keys = missing.map(({ type, tag, name }) => `${type} ${tag ?? name}`);
        const where = `${path} ${asking === alternate ? 'alternate' : 'main'} ${language}`;
        expect(keys, where).toEqual([]);
        expect(unservedPictures(page), where).toEqual([]);
      }
    }
  }
});

/** Fields of a block whose words a reader is to see. */
const worded = new Set([
  'title',
  'sub_title',
  'subtitle',
  'text',
  'bottom_text',
  'label',
  'promo_label',
  'price_text',
  'question',
  'answer',
  'description',
]);

/** All words and ways that a block was sent with, each with the path of its field. */
function contentsOf(value: unknown, path = ''): { path: string; words?: string; link?: string }[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => contentsOf(one, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => {
    const place = `${path}.${field}`;
    if (typeof one !== 'string') return contentsOf(one, place);
    if (worded.has(field)) return [{ path: place, words: one }];
    return field === 'link' ? [{ path: place, link: one }] : [];
  });
}

/** Words as they are compared: without markup, and without what stands between letters and figures. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/[^\p{L}\p{N}₽]+/gu, '')
    .toLowerCase();

/**
 * What a block shows less of than it was sent: services as logos have no price of their own, what the service offers to do
 * is said in the words of the block, and a page whose list has no filters shows none. FILTER-002
 */
const isSaved = (key: string, path: string): boolean =>
  key === 'filters' ||
  path.includes('.actions.') ||
  (['promo_banner_v3', 'multi_sub_block'].includes(key) && path.endsWith('.price_text')) ||
  // The base of what is added is named in a sentence.
  (key === 'subservices' && path.startsWith('.items.0.'));

test('without scripts all words, prices and ways of a landing page are there', async ({
  ask,
  baseURL,
}) => {
  const sent = await fetch(`${baseURL}/api/v1/media-views/landing`);
  const { media_blocks: blocks } = (await sent.json()) as { media_blocks: MediaBlock[] };
  for (const asking of [{}, alternate]) {
    const { document } = await ask('/landing', asking);
    const missing = blocks.flatMap(({ id, tag, name, items, custom_data }) => {
      const frame = document.querySelector(`[data-block="${id}"]`);
      const words = plain(frame?.textContent ?? '');
      const links = [...(frame?.querySelectorAll('a') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
      return contentsOf({ items, custom_data })
        .filter(({ path }) => !isSaved(tag ?? name, path))
        .filter(
          (one) =>
            (one.words !== undefined && !words.includes(plain(one.words))) ||
            (one.link !== undefined && !links.includes(one.link)),
        )
        .map((one) => `${tag ?? name}${one.path}: ${one.words ?? one.link}`);
    });
    expect(missing, asking === alternate ? 'alternate' : 'main').toEqual([]);
  }
});
