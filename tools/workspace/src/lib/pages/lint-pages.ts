import { lintPage, openPage, type Problem } from '@foyer/page-document';
import type { PageFile } from './read-pages.ts';
import type { Pictures } from './read-pictures.ts';

/** A problem with the file in which it is. */
export type FileProblem = Problem & { file: string };

/** What is known beside the pages. */
export interface PagesFacts {
  now: Date;
  /** Absent where pictures are not to be checked. */
  pictures: Pictures | undefined;
}

const aliasOf = ({ text }: PageFile): unknown =>
  (openPage(text).value as { alias?: unknown } | null | undefined)?.alias;

/** Pages whose address another page has already. */
function doubledAliases(pages: readonly PageFile[]): FileProblem[] {
  const seen = new Map<unknown, string>();
  return pages.flatMap((page): FileProblem[] => {
    const alias = aliasOf(page);
    const other = seen.get(alias);
    if (typeof alias !== 'string') return [];
    seen.set(alias, page.path);
    if (other === undefined) return [];
    const values = { message: `${other} has the alias ${alias} too` };
    const place = { line: 1, column: 1 };
    return [{ file: page.path, level: 'error', rule: 'schema', path: ['alias'], place, values }];
  });
}

/** Everything that is wrong with some pages, file by file. */
export function lintPages(
  pages: readonly PageFile[],
  { now, pictures }: PagesFacts,
): FileProblem[] {
  const facts = {
    now,
    ...(pictures && {
      picture: (id: string) => (Object.hasOwn(pictures, id) ? {} : undefined),
    }),
  };
  const own = pages.flatMap(({ path: file, text }) =>
    lintPage(text, facts).map((problem) => ({ ...problem, file })),
  );
  return [...own, ...doubledAliases(pages)];
}
