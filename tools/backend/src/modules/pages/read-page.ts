import type { PageProblem } from '@foyer/contract';
import { compileDocument, lintPage, openPage, readDraft } from '@foyer/page-document';
import { blockRowsOf, viewRowOf } from '../../database/page-rows.ts';
import type { CompiledPage, ReadPage } from './read-page.types.ts';

function compile(value: unknown): CompiledPage | undefined {
  const read = readDraft(value);
  if (!read) return undefined;
  const compiled = compileDocument(read.document);
  const { names, descriptions } = viewRowOf(compiled);
  return {
    view: { names, descriptions },
    blocks: blockRowsOf(compiled),
    places: read.places,
    leftOut: [...read.leftOut],
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
