import type { Problem, Rule } from '@foyer/page-document';

/** What a check list is sorted by, in its order. */
export const checkGroups = [
  'fields',
  'links',
  'pictures',
  'headings',
  'languages',
  'ads',
  'time',
  'weight',
  'contrast',
] as const;
/** What a line of the check list is about. */
export type CheckGroup = (typeof checkGroups)[number];

const groups: Readonly<Partial<Record<Rule, CheckGroup>>> = {
  'button-without-target': 'links',
  'option-without-target': 'links',
  'target-without-address': 'links',
  'dead-target': 'links',
  'unknown-picture': 'pictures',
  'picture-without-words': 'pictures',
  'several-heroes': 'headings',
  'hero-below': 'headings',
  'empty-page': 'headings',
  'missing-language': 'languages',
  'banner-without-advertiser': 'ads',
  'too-many-banners': 'ads',
  'past-moment': 'time',
  'too-heavy': 'weight',
  'low-contrast': 'contrast',
};

/** A part of the check list. */
export interface CheckLine {
  group: CheckGroup;
  level: Problem['level'] | 'fine';
  problems: readonly Problem[];
}

const levelOf = (problems: readonly Problem[]): CheckLine['level'] =>
  problems.some(({ level }) => level === 'error')
    ? 'error'
    : problems.length > 0
      ? 'warning'
      : 'fine';

/** What is measured on the page: where it was not, nothing is said of it. */
const onPage: ReadonlySet<CheckGroup> = new Set(['weight', 'contrast']);

/**
 * The check list of a page: what was looked at, and what was found.
 *
 * @param measured - What was measured on the page.
 */
export const checkLines = (
  problems: readonly Problem[],
  measured: readonly CheckGroup[] = [],
): readonly CheckLine[] =>
  checkGroups.flatMap((group): CheckLine[] => {
    const found = problems.filter(({ rule }) => (groups[rule] ?? 'fields') === group);
    const isSilent = found.length === 0 && onPage.has(group) && !measured.includes(group);
    return isSilent ? [] : [{ group, level: levelOf(found), problems: found }];
  });
