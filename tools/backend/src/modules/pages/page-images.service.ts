import { createHash } from 'node:crypto';
import type { OperationQuery, PageImage, uploadPageImageOperation } from '@foyer/contract';
import { pageImages } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { PageEditor } from '../../server/page-editor.types.ts';
import { createQueue } from '../images/queue.ts';
import { by } from './drafts.service.ts';
import { tellOfPages } from './live-pages.ts';
import { writeDown } from './page-audit.store.ts';
import { pageImageAnswer } from './page-images.store.ts';
import type { ReadPicture } from './read-picture.ts';

/** Pictures read at once: each takes some hundred megabytes for as long. */
const READ_AT_ONCE = 1;

/** The middle. */
const NO_FOCUS = 0.5;

/** What is said of a picture as it is uploaded. */
type Said = OperationQuery<typeof uploadPageImageOperation>;

/** Keeps pictures of page editors. */
export interface PageImagesService {
  /** @throws Failure `pictureRefused`. */
  upload(editor: PageEditor, file: Buffer, said: Said): Promise<PageImage>;
}

/** Names a picture by what is cut from it: addresses of pictures are kept for ever. */
const idOf = (picture: Buffer, focus: { x: number; y: number }): string => {
  const hash = createHash('sha256').update(picture).update(`${focus.x} ${focus.y}`);
  return `page-${hash.digest('hex').slice(0, 32)}`;
};

const alternativesOf = ({ alt_rus: rus, alt_eng: eng, alt_hye: hye }: Said) => ({
  ...(rus && { rus }),
  ...(eng && { eng }),
  ...(hye && { hye }),
});

/** The pictures of a database. */
export function createPageImagesService({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): PageImagesService {
  const queue = createQueue(READ_AT_ONCE);
  // Loaded on first use: its library is large.
  const read: ReadPicture = async (file) => (await import('./read-picture.ts')).readPicture(file);

  return {
    upload: async (editor, file, said) => {
      const found = await queue.run(() => read(file));
      if (!found) throw new Failure('pictureRefused');
      const focus = { x: Number(said.focus_x ?? NO_FOCUS), y: Number(said.focus_y ?? NO_FOCUS) };
      const at = now();
      const alternatives = alternativesOf(said);
      const row = {
        ...found,
        id: idOf(found.picture, focus),
        focusX: focus.x,
        focusY: focus.y,
        alternatives,
        author: editor.name,
        at,
      };
      await db.transaction(async (tx) => {
        await tx
          .insert(pageImages)
          .values(row)
          .onConflictDoUpdate({ target: pageImages.id, set: { alternatives } });
        // Documents may name it from now on.
        await tellOfPages(tx, row.id);
        await writeDown(tx, { ...by(editor, at), action: 'upload', imageId: row.id });
      });
      return pageImageAnswer(row);
    },
  };
}
