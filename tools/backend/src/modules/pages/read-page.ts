import {
  isKnownBlock,
  pageBlockSchema,
  pageDocumentSchema,
  unknownPageBlockSchema,
  type DraftView,
  type PageBlock,
  type PageProblem,
} from '@foyer/contract';
import { compileDocument, lintPage, openPage } from '@foyer/page-document';
import * as v from 'valibot';
import { blockRowsOf, viewRowOf } from '../../database/page-rows.ts';
import type { CompiledPage, ReadPage } from './read-page.types.ts';

/** The document around its blocks, which are read one by one: a broken one must not cost the whole draft. */
const headSchema = v.object({
  ...v.omit(pageDocumentSchema, ['blocks']).entries,
  blocks: v.array(v.unknown()),
});

const anyBlockSchema = v.variant('type', [pageBlockSchema, unknownPageBlockSchema]);

/** A block that is shown, or why it is not. */
type ReadBlock =
  { block: PageBlock } | { leftOut: Omit<DraftView['left_out'][number], 'position'> };

function readBlock(value: unknown): ReadBlock {
  const id = (value as { id?: unknown } | null)?.id;
  const named = typeof id === 'string' ? { id } : {};
  const result = v.safeParse(anyBlockSchema, value);
  if (!result.success) {
    const detail = v.getDotPath(result.issues[0]);
    return { leftOut: { ...named, reason: 'broken', ...(detail !== null && { detail }) } };
  }
  const block = result.output;
  if (!isKnownBlock(block)) return { leftOut: { ...named, reason: 'unknown' } };
  return block.hidden ? { leftOut: { ...named, reason: 'hidden' } } : { block };
}

function compile(value: unknown): CompiledPage | undefined {
  const head = v.safeParse(headSchema, value);
  if (!head.success) return undefined;
  const read = head.output.blocks.map(readBlock);
  const shown = read.flatMap((one, place) => ('block' in one ? [{ ...one, place }] : []));
  const blocks = shown.map(({ block }) => block);
  const compiled = compileDocument({ ...head.output, blocks });
  const { names, descriptions } = viewRowOf(compiled);
  return {
    view: { names, descriptions },
    blocks: blockRowsOf(compiled),
    places: shown.map(({ place }) => place),
    leftOut: read.flatMap((one, position) =>
      'leftOut' in one ? [{ ...one.leftOut, position }] : [],
    ),
  };
}

/** Whether the document is that of another page: then it would be published under two names. */
const isOfOther = (alias: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'alias' in value && value.alias !== alias;

/** Reads a document by the rules of `@foyer/page-document`. */
export const readPage: ReadPage = (alias, text) => {
  const problems = lintPage(text).map(({ level, rule, path, values }): PageProblem => ({
    level,
    rule,
    path: [...path],
    values,
  }));
  const { value, faults } = openPage(text);
  if (isOfOther(alias, value)) {
    problems.push({ level: 'error', rule: 'alias', path: ['alias'], values: { expected: alias } });
  }
  return { problems, page: faults.length > 0 ? undefined : compile(value) };
};
