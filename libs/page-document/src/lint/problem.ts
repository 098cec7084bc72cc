import { nodeAt, type OpenPage, type Path } from '../text/open-page.ts';
import { placeOf, type Place } from '../text/place.ts';

/** Problems that keep a page from being published. */
export const errorRules = [
  'json',
  'doubled-field',
  'too-deep',
  'schema',
  'doubled-id',
  'button-without-target',
  'option-without-target',
  'target-without-address',
  'banner-without-advertiser',
  'unknown-picture',
  'cannot-be-shown',
] as const;

/** Problems that an author should know. */
export const warningRules = [
  'empty-page',
  'unknown-block',
  'missing-language',
  'several-heroes',
  'hero-below',
  'picture-without-words',
  'past-moment',
  'too-many-banners',
  'dead-target',
  'low-contrast',
  'too-heavy',
] as const;

/** What is wrong with a page. */
export type Rule = (typeof errorRules)[number] | (typeof warningRules)[number];

/** Something that is wrong at one place of a page. */
export interface Problem {
  /** `error`: the page cannot be published. */
  level: 'error' | 'warning';
  rule: Rule;
  path: Path;
  /** In the text, of the value at the path or what is nearest to it. */
  place: Place;
  /** Id of the block in which it is; absent beside the blocks. */
  blockId?: string;
  /** What a sentence about it says: names, ids, numbers. */
  values: Readonly<Record<string, string | number>>;
}

/** A problem as a rule finds it. */
export type Finding = Pick<Problem, 'rule' | 'path'> & Partial<Pick<Problem, 'values'>>;

const errors: ReadonlySet<string> = new Set(errorRules);

function placeIn({ text, root }: OpenPage, path: Path): Place {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = nodeAt(root, path.slice(0, depth));
    if (node) return placeOf(text, node.offset);
  }
  return placeOf(text, 0);
}

function blockIdIn({ root }: OpenPage, [field, index]: Path): string | undefined {
  if (field !== 'blocks' || index === undefined) return undefined;
  const id: unknown = nodeAt(root, ['blocks', index, 'id'])?.value;
  return typeof id === 'string' ? id : undefined;
}

/** A finding with its place and weight. */
export function problemOf(page: OpenPage, { rule, path, values = {} }: Finding): Problem {
  const blockId = blockIdIn(page, path);
  return {
    level: errors.has(rule) ? 'error' : 'warning',
    rule,
    path,
    place: placeIn(page, path),
    ...(blockId !== undefined && { blockId }),
    values,
  };
}
