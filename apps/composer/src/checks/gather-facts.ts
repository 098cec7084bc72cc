import { objectsIn, openPage, type LintFacts } from '@foyer/page-document';
import type { PageImage } from '@foyer/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Bytes of pictures that a page may load before it is scrolled. Blocks and composer §5, budgets */
export const PAGE_BYTES_MAX = 300_000;

/** What is known of a picture, asked from the service where it was not uploaded here. */
export type PictureAnswer =
  | { status: 'uploaded'; alternatives: PageImage['alternatives'] }
  | { status: 'served' | 'missing' | 'unknown' };

/** Who is asked about what a page names. */
export interface FactSources {
  placeOf: Catalogue['placeOf'];
  /** Never rejects. */
  pictureOf: (id: string) => Promise<PictureAnswer>;
  /** Bytes of pictures of the draft, as the canvas measured them; nothing before it has. */
  bytes: () => number | undefined;
}

/** Every text in a field of this name in the objects of a page. */
const valuesOf = (text: string, field: string): readonly string[] => [
  ...new Set(
    objectsIn(openPage(text).value).flatMap(({ object }) => {
      const value = object[field];
      return typeof value === 'string' && value !== '' ? [value] : [];
    }),
  ),
];

async function answers<Answer>(
  names: readonly string[],
  ask: (name: string) => Promise<Answer>,
): Promise<ReadonlyMap<string, Answer>> {
  const entries = names.map(async (name) => [name, await ask(name)] as const);
  return new Map(await Promise.all(entries));
}

/** What checks of a page need from the service: where its links lead, what its pictures are, what it weighs. Never rejects. */
export async function gatherFacts(
  text: string,
  { placeOf, pictureOf, bytes }: FactSources,
): Promise<LintFacts> {
  const [places, pictures] = await Promise.all([
    answers(valuesOf(text, 'link'), placeOf),
    answers(valuesOf(text, '$picture'), pictureOf),
  ]);
  const weighed = bytes();
  return {
    hasPlace: (link) => places.get(link)?.status !== 'missing',
    picture: (id) => {
      const picture = pictures.get(id);
      if (picture?.status === 'missing') return undefined;
      if (picture?.status !== 'uploaded') return {};
      const { rus } = picture.alternatives;
      return { needsWords: true, ...(rus !== undefined && { alternative: { rus } }) };
    },
    ...(weighed !== undefined && { weight: { bytes: weighed, bytesMax: PAGE_BYTES_MAX } }),
  };
}
