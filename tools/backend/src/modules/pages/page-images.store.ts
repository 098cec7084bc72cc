import { API_PREFIX, type Image, type PageImage } from '@foyer/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageImages } from '../../database/schema.ts';
import { readLimit, readOffset, toPage, type PageQuery } from '../../server/paging.ts';

/** A row of the uploaded pictures. */
export type PageImageRow = typeof pageImages.$inferSelect;

const { picture: _picture, ...factColumns } = {
  id: pageImages.id,
  picture: pageImages.picture,
  width: pageImages.width,
  height: pageImages.height,
  color: pageImages.color,
  tone: pageImages.tone,
  focusX: pageImages.focusX,
  focusY: pageImages.focusY,
  alternatives: pageImages.alternatives,
  author: pageImages.author,
  at: pageImages.at,
};

type Facts = Omit<PageImageRow, 'picture'>;

/** PostgreSQL keeps a float of four bytes, longer in eight: 0.4000000059604645. */
const share = (value: number): number => Math.round(value * 10_000) / 10_000;

const imageOf = ({ id, color, tone, focusX, focusY }: Facts): Image => ({
  url: `${API_PREFIX}/images/${id}`,
  color,
  tone,
  focus: { x: share(focusX), y: share(focusY) },
});

/** The answer for an uploaded picture. */
export const pageImageAnswer = (row: Facts): PageImage => ({
  id: row.id,
  image: imageOf(row),
  width: row.width,
  height: row.height,
  alternatives: row.alternatives,
  author: row.author,
  at: row.at.toISOString(),
});

/** Every uploaded picture as answers name it, by id. */
export async function readPictures(db: Database): Promise<ReadonlyMap<string, Image>> {
  const rows = await db.select(factColumns).from(pageImages);
  return new Map(rows.map((row) => [row.id, imageOf(row)]));
}

/** A page of the uploaded pictures, the latest first. */
export async function listPictures(db: Database, query: PageQuery) {
  const rows = await db
    .select(factColumns)
    .from(pageImages)
    .orderBy(desc(pageImages.at), pageImages.id)
    .limit(readLimit(query) + 1)
    .offset(readOffset(query));
  return toPage(rows.map(pageImageAnswer), query);
}

/** An uploaded picture with its bytes. */
export async function findPicture(db: Database, id: string): Promise<PageImageRow | undefined> {
  const [row] = await db.select().from(pageImages).where(eq(pageImages.id, id));
  return row;
}
