import type { NotificationTarget, PageBlock } from '@foyer/contract';
import type { Path } from '../text/open-page.ts';
import { isJsonObject, objectsIn } from '../text/walk.ts';
import type { LintFacts } from './lint-facts.ts';
import type { Finding } from './problem.ts';
import type { ReadBlock } from './read-blocks.ts';

/** What is to be found in one block. */
type BlockRule = (read: ReadBlock, facts: LintFacts) => Finding[];

const buttonsWithoutTarget: BlockRule = ({ block, path }) =>
  (block.custom_data?.buttons ?? []).flatMap(({ type, target, modal }, index): Finding[] => {
    const wanted = { target, modal, block_target: block.target }[type as string];
    if (wanted) return [];
    const values = { type: String(type) };
    return [
      { rule: 'button-without-target', path: [...path, 'custom_data', 'buttons', index], values },
    ];
  });

const optionsWithoutTarget: BlockRule = ({ block, path }) =>
  (block.custom_data?.quiz?.main.options ?? []).flatMap(({ target }, index): Finding[] =>
    target
      ? []
      : [
          {
            rule: 'option-without-target',
            path: [...path, 'custom_data', 'quiz', 'main', 'options', index],
          },
        ],
  );

const kindsOfTargets: ReadonlySet<unknown> = new Set<NotificationTarget['type']>([
  'screen',
  'blank',
  'iframe',
]);

/** Targets stand in fields of many names; their kind tells them. */
const targetsIn = ({ block, path }: ReadBlock) =>
  objectsIn(block, path).filter(({ object }) => kindsOfTargets.has(object['type']));

const targetsWithoutAddress: BlockRule = (read) =>
  targetsIn(read).flatMap(({ object, path }): Finding[] => {
    const field = object['type'] === 'screen' ? 'link' : 'url';
    return object[field] ? [] : [{ rule: 'target-without-address', path, values: { field } }];
  });

const deadTargets: BlockRule = (read, { hasPlace }) =>
  targetsIn(read).flatMap(({ object: { type, link }, path }): Finding[] =>
    hasPlace && type === 'screen' && typeof link === 'string' && link && !hasPlace(link)
      ? [{ rule: 'dead-target', path: [...path, 'link'], values: { link } }]
      : [],
  );

/** The banners of a block with their paths. */
const bannersIn = ({ block, path }: ReadBlock) => [
  ...(block.source?.kind === 'banners' ? block.source.banners : []).map((banner, index) => ({
    banner,
    path: [...path, 'source', 'banners', index] as Path,
  })),
  ...(block.custom_data?.banners ?? []).map((banner, index) => ({
    banner,
    path: [...path, 'custom_data', 'banners', index] as Path,
  })),
];

/** The law asks to name who pays for an advertisement, with the number of the advertisement. */
const bannersWithoutAdvertiser: BlockRule = (read) =>
  bannersIn(read).flatMap(
    ({ banner: { advertiser_info: info, ad_pixel: pixel }, path }): Finding[] => {
      const missing = (['owner', 'token'] as const).find((field) => !info?.[field]);
      return (info || pixel) && missing
        ? [{ rule: 'banner-without-advertiser', path, values: { field: missing } }]
        : [];
    },
  );

const tooManyBanners: BlockRule = (read, { bannersMax }) => {
  const count = bannersIn(read).length;
  const most = bannersMax?.(read.block) ?? Infinity;
  return count > most
    ? [{ rule: 'too-many-banners', path: read.path, values: { count, most } }]
    : [];
};

const pictures: BlockRule = ({ block, path: start }, { picture }) =>
  objectsIn(block, start).flatMap(({ object: { $picture: id }, path }): Finding[] => {
    if (!picture || typeof id !== 'string') return [];
    const known = picture(id);
    if (!known) return [{ rule: 'unknown-picture', path, values: { id } }];
    return known.needsWords && !known.alternative?.rus
      ? [{ rule: 'picture-without-words', path, values: { id } }]
      : [];
  });

const cannotBeShown: BlockRule = ({ block, path }, { faultsOf }) =>
  (faultsOf?.(block) ?? []).map(({ path: inner, message }) => ({
    rule: 'cannot-be-shown',
    path: [...path, ...inner],
    values: { message },
  }));

/** Enough for text of any size. */
const CONTRAST_MIN = 4.5;

const lowContrast: BlockRule = ({ block, path }, { contrastOf }) => {
  const contrast = contrastOf?.(block.id) ?? Infinity;
  return contrast < CONTRAST_MIN
    ? [{ rule: 'low-contrast', path, values: { contrast, least: CONTRAST_MIN } }]
    : [];
};

/** `dd.MM.yyyy HH:mm` in Moscow, which has no summer time, in milliseconds. */
function momentOf(text: string): number {
  const [, day, month, year, time] = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d)$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${time}:00+03:00`);
}

function isPast(end: unknown, now: Date): boolean {
  if (typeof end === 'string') return momentOf(end) <= now.getTime();
  return isJsonObject(end) && Number(end['$inDays']) < 0;
}

const pastMoments: BlockRule = ({ block, path }, { now }) => {
  const end = block.custom_data?.timer?.end_date_time;
  if (!now || !isPast(end, now)) return [];
  return [{ rule: 'past-moment', path: [...path, 'custom_data', 'timer', 'end_date_time'] }];
};

/** Everything that is looked for in each block that is shown. */
export const blockRules: readonly BlockRule[] = [
  buttonsWithoutTarget,
  optionsWithoutTarget,
  targetsWithoutAddress,
  deadTargets,
  bannersWithoutAdvertiser,
  tooManyBanners,
  pictures,
  cannotBeShown,
  lowContrast,
  pastMoments,
];

/** Whether a block holds the headline of its page. */
export const isHero = ({ tag }: PageBlock): boolean => tag === 'hero';
