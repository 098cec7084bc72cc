/** Pages of the demo, in three languages, loaded one by one: examples of blocks and of whole pages. */
const files = import.meta.glob<SampleDocument>(
  [
    '../../../../pages/{landing,podpiski,kassiopeya,podarochnye-sertifikaty,smarttv}.json',
    '../../../../pages/{promocode,sport,main,movies,tv,contacts}.json',
  ],
  { import: 'default' },
);

/** The best examples first; pages of the catalogue hold little but lists. */
export const samplePages = [
  'landing',
  'podpiski',
  'kassiopeya',
  'podarochnye-sertifikaty',
  'smarttv',
  'promocode',
  'sport',
  'main',
  'movies',
  'tv',
  'contacts',
] as const;

/** Name of such a page. */
export type SamplePage = (typeof samplePages)[number];

/** A document as far as the composer needs it. */
export interface SampleDocument {
  blocks: readonly Readonly<Record<string, unknown>>[];
}

/** Loads a page. Rejects where the composer's own server does not answer. */
export async function loadSamplePage(name: SamplePage): Promise<SampleDocument> {
  const load = files[`../../../../pages/${name}.json`];
  if (!load) throw new Error(`The demo has no page ${name}`);
  return load();
}
