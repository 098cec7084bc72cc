import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Image } from '@foyer/contract';
import { answerOf, compilePage } from '@foyer/page-document';
import { Refusal } from '../say.ts';
import type { PageFile } from './read-pages.ts';
import type { Pictures } from './read-pictures.ts';

/** What answers need beside the pages. */
export interface AnswerFacts {
  pictures: Pictures;
  /** Origin of the outside parties; without it their banners are left out. */
  partiesUrl: string | undefined;
}

/**
 * Writes the answer of the media view call for every page and language, as `<out>/<language>/<alias>.json`.
 *
 * @returns How many were written.
 * @throws Refusal for a picture that the map does not hold; nothing is written then.
 */
export async function compilePages(
  pages: readonly PageFile[],
  out: string,
  { pictures, partiesUrl }: AnswerFacts,
): Promise<number> {
  const now = new Date();
  const picture = (id: string): Image => {
    const found = pictures[id];
    if (!found) throw new Refusal(`There is no picture ${id}`);
    return found;
  };
  const compiled = pages.map(({ text }) => compilePage(text));
  const answers = LANGUAGES.flatMap((language) =>
    compiled.map((page) => ({
      path: join(out, language, `${page.alias}.json`),
      answer: answerOf(page, { language, picture, now, partiesUrl }),
    })),
  );
  for (const language of LANGUAGES) await mkdir(join(out, language), { recursive: true });
  for (const { path, answer } of answers) await writeFile(path, `${JSON.stringify(answer)}\n`);
  return answers.length;
}
