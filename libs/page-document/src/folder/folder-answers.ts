import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  pageAliasSchema,
  type DraftView,
  type Image,
  type Language,
  type MediaViewAnswer,
} from '@foyer/contract';
import * as v from 'valibot';
import { answerOf } from '../compile/answer-of.ts';
import { compileDocument, type CompiledPage } from '../compile/compile-page.ts';
import { readDraft } from '../compile/read-draft.ts';
import { openPage } from '../text/open-page.ts';
import { placesOf, readText } from './folder-files.ts';
import { revisionOf } from './folder-versions.ts';

/** Pictures as answers have them, by the ids that pages use. */
export type FolderPictures = Readonly<Record<string, Image>>;

/** What a web server shows of a folder. */
export interface FolderAnswers {
  /** The page that viewers see; nothing where there is none, or its file is none. */
  live: (alias: string, language: Language) => Promise<MediaViewAnswer | undefined>;
  /** The draft likewise, with what is missing from it. */
  draft: (alias: string, language: Language) => Promise<DraftView | undefined>;
  /** Another text whenever a page was published, changed by hand or taken away. */
  revision: () => Promise<string>;
}

class NoPicture extends Error {}

/** Reads the pages of a folder as a service without pages cannot. docs/decisions/0133 */
export function folderAnswers(folder: string, pictures: FolderPictures): FolderAnswers {
  const picture = (id: string): Image => {
    const found = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
    if (!found) throw new NoPicture(id);
    return found;
  };
  const answer = (page: CompiledPage, language: Language): MediaViewAnswer =>
    answerOf(page, { language, picture, now: new Date(), partiesUrl: undefined });

  const hasPictures = (page: CompiledPage, block: CompiledPage['blocks'][number]): boolean => {
    try {
      answer({ ...page, blocks: [block] }, 'rus');
      return true;
    } catch (error) {
      if (error instanceof NoPicture) return false;
      throw error;
    }
  };

  const view = (text: string, language: Language): DraftView | undefined => {
    const { value, faults } = openPage(text);
    const read = faults.length === 0 ? readDraft(value) : undefined;
    if (!read) return undefined;
    const page = compileDocument(read.document);
    const shown = page.blocks.filter((block) => hasPictures(page, block));
    const places = new Map(page.blocks.map((block, index) => [block, read.places[index] ?? 0]));
    const left = page.blocks
      .filter((block) => !shown.includes(block))
      .map((block) => ({
        id: block.id,
        position: places.get(block) ?? 0,
        reason: 'broken' as const,
        detail: 'picture',
      }));
    return {
      ...answer({ ...page, blocks: shown }, language),
      revision: revisionOf(text),
      left_out: [...read.leftOut, ...left].toSorted((one, other) => one.position - other.position),
    };
  };

  const textAt = async (alias: string, path: string): Promise<string | undefined> =>
    v.is(pageAliasSchema, alias) ? (await readText(path))?.text : undefined;

  return {
    live: async (alias, language) => {
      const text = await textAt(alias, placesOf(folder, alias).live);
      if (text === undefined) return undefined;
      const shown = view(text, language);
      if (!shown) return undefined;
      const { revision: _revision, left_out: _leftOut, ...page } = shown;
      return page;
    },
    draft: async (alias, language) => {
      const { draft, live } = placesOf(folder, alias);
      const text = (await textAt(alias, draft)) ?? (await textAt(alias, live));
      return text === undefined ? undefined : view(text, language);
    },
    revision: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
      const hash = createHash('sha256');
      for (const name of names) {
        const { mtimeMs, size } = await stat(join(folder, name));
        hash.update(`${name} ${mtimeMs} ${size}\n`);
      }
      return hash.digest('base64url');
    },
  };
}
