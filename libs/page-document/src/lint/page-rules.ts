import {
  customBlockNames,
  customBlockTags,
  isKnownBlock,
  LANGUAGES,
  textIn,
  type PageBlock,
} from '@foyer/contract';
import { objectsIn } from '../text/walk.ts';
import { isHero } from './block-rules.ts';
import type { LintFacts } from './lint-facts.ts';
import type { Finding } from './problem.ts';
import type { NamedBlock, ReadBlock } from './read-blocks.ts';

/** Ids that several blocks have. */
export function doubledIds(blocks: readonly NamedBlock[]): Finding[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ path, block: { id } }): Finding[] => {
    if (seen.has(id)) return [{ rule: 'doubled-id', path: [...path, 'id'], values: { id } }];
    seen.add(id);
    return [];
  });
}

const tags: ReadonlySet<string> = new Set(customBlockTags);
const names: ReadonlySet<string> = new Set(customBlockNames);

const nameOf = ({ name }: PageBlock): string =>
  typeof name === 'string' ? name : textIn(name, 'rus');

const isUnknownCustom = (block: PageBlock): boolean =>
  block.type === 'custom_block' && !tags.has(block.tag ?? '') && !names.has(nameOf(block));

/** Blocks that no page shows: of a newer kind, or with a tag and a name that say nothing. */
export const unknownBlocks = (
  named: readonly NamedBlock[],
  known: readonly ReadBlock[],
): Finding[] => [
  ...named
    .filter(({ block }) => !isKnownBlock(block))
    .map(({ path, block: { type } }): Finding => ({
      rule: 'unknown-block',
      path,
      values: { key: type },
    })),
  ...known
    .filter(({ block }) => isUnknownCustom(block))
    .map(({ path, block }): Finding => ({
      rule: 'unknown-block',
      path,
      values: { key: block.tag ?? nameOf(block) },
    })),
];

/** Texts that some language lacks; a text without languages is the same in all. */
export const missingLanguages = (value: unknown): Finding[] =>
  objectsIn(value).flatMap(({ object, path }) =>
    typeof object['rus'] === 'string'
      ? LANGUAGES.filter((language) => !object[language] && object['rus']).map(
          (language): Finding => ({
            rule: 'missing-language',
            path: [...path, language],
            values: { language },
          }),
        )
      : [],
  );

const isBreadcrumbs = (block: PageBlock): boolean =>
  block.type === 'custom_block' && block.tag === undefined && nameOf(block) === 'breadcrumbs';

/** The hero holds the headline of the page: there is one, and only breadcrumbs stand above it. */
export function heroes(shown: readonly ReadBlock[]): Finding[] {
  const [first, ...others] = shown.filter(({ block }) => isHero(block));
  const [top] = shown.filter(({ block }) => !isBreadcrumbs(block));
  return [
    ...(first && first !== top ? [{ rule: 'hero-below' as const, path: first.path }] : []),
    ...others.map(({ path }) => ({ rule: 'several-heroes' as const, path })),
  ];
}

/** A page that shows nothing. */
export const emptyPage = (named: readonly NamedBlock[]): Finding[] =>
  named.some(({ block }) => isKnownBlock(block) && block.hidden !== true)
    ? []
    : [{ rule: 'empty-page', path: ['blocks'] }];

/** A page that loads more than it may. */
export const tooHeavy = ({ weight }: LintFacts): Finding[] =>
  weight && weight.bytes > weight.bytesMax
    ? [{ rule: 'too-heavy', path: ['blocks'], values: { ...weight } }]
    : [];
