import type { Hex } from '../artwork.types.ts';
import type { CatalogueChannel } from '../catalogue.ts';
import { hashText } from '../drawing/random.ts';
import { measure, type FaceName } from '../typography/faces.ts';
import { marks, type MarkName } from './marks.ts';

/** What a channel's pictures are made of. */
export interface Identity {
  mark: MarkName;
  face: FaceName;
  ground: Hex;
  ink: Hex;
}

/** The five faces of the names. */
export const channelFaces = [
  'wide',
  'condensed',
  'grotesque',
  'squared',
  'playfair',
] as const satisfies readonly FaceName[];

/** Full colours with the ink that stands on them. */
const COLOURS: readonly (readonly [ground: Hex, ink: Hex])[] = [
  ['#f2b134', '#1d1200'],
  ['#e0332a', '#ffffff'],
  ['#0b8a4b', '#ffffff'],
  ['#b3202e', '#f6e3c5'],
  ['#f0e2c0', '#3a2614'],
  ['#101b52', '#8fd0ff'],
  ['#ff8a3d', '#2a1204'],
  ['#5b3fd6', '#ffffff'],
  ['#0f6f73', '#eafbf3'],
  ['#f25f9a', '#2a0716'],
  ['#58b6e8', '#06263b'],
  ['#b7d334', '#1b2607'],
  ['#17181d', '#f3efe3'],
  ['#5a6629', '#f8f3d8'],
  ['#2456e6', '#ffffff'],
  ['#6b3a1e', '#ffe3b5'],
  ['#bfe6d6', '#0d3b33'],
  ['#42184d', '#ffcf8f'],
  ['#ffd23f', '#5b1a6e'],
  ['#dfe3ee', '#1b2a6b'],
];

/** Marks that tell a genre. */
const BY_GENRE: Readonly<Record<string, readonly MarkName[]>> = {
  armenian: ['peaks', 'orbit', 'house', 'needle', 'bars'],
  films: ['reel', 'play', 'lens'],
  general: ['orbit', 'play', 'house', 'lens', 'bars'],
  kids: ['paw', 'house', 'ball', 'play'],
  leisure: ['house', 'needle', 'lens', 'paw'],
  music: ['bars', 'pulse', 'play', 'orbit'],
  nature: ['peaks', 'paw', 'atom', 'needle'],
  news: ['orbit', 'pulse', 'bars', 'needle'],
  regional: ['house', 'peaks', 'needle', 'orbit'],
  series: ['play', 'lens', 'reel', 'pulse'],
  sport: ['ball', 'pulse', 'needle', 'peaks'],
};

/** Beginnings of slug words that ask for a mark. */
const BY_WORD: Partial<Record<MarkName, readonly string[]>> = {
  atom: ['nauk', 'atom', 'kosmos', 'zvezd', 'lab'],
  ball: ['gol', 'futbol', 'match', 'hokkey', 'myach'],
  house: ['dom', 'dach', 'sad', 'kuhn', 'usadb'],
  lens: ['vzglyad', 'kamera', 'detektiv'],
  needle: ['dorog', 'put', 'kompas', 'avto', 'okeansk', 'sever', 'yug'],
  paw: ['lap', 'zver', 'kot', 'les', 'zoo'],
  peaks: ['gor', 'ararat', 'kavkaz', 'ural', 'altay', 'gyumri', 'tayg'],
  pulse: ['pul', 'ritm', 'zdorov', 'tempo'],
  reel: ['kino', 'retro', 'film', 'zal'],
};

const isMark = (name: string): name is MarkName => name in marks;

function candidates({ slug, genre }: CatalogueChannel): readonly MarkName[] {
  const words = slug.split('-');
  const asked = Object.entries(BY_WORD)
    .filter(([, stems]) => stems.some((stem) => words.some((word) => word.startsWith(stem))))
    .map(([name]) => name)
    .filter(isMark);
  if (asked.length > 0) return asked;
  return BY_GENRE[genre] ?? Object.keys(marks).filter(isMark);
}

/** Whether the longest word of a name would stand small beside the mark. */
const isTight = (name: string, face: FaceName) =>
  Math.max(...name.split(' ').map((word) => measure(word, face, 1))) > 6.2;

/** The item least used among those a hash of the slug has put in order. */
function fairest<T>(items: readonly T[], slug: string, cost: (item: T) => number): T {
  const ordered = items
    .map((item, index) => ({ item, cost: cost(item), order: hashText(`${slug} ${index}`) }))
    .sort((a, b) => a.cost - b.cost || a.order - b.order);
  const [first] = ordered;
  if (!first) throw new Error('There is something to choose from');
  return first.item;
}

/** The identities of all channels, in their order: neighbours differ in colour and face, and no two are the same. */
export function identitiesOf(channels: readonly CatalogueChannel[]): Identity[] {
  const given: Identity[] = [];
  const used = (isSame: (identity: Identity) => boolean) => given.filter(isSame).length;
  const near = (isSame: (identity: Identity) => boolean, reach: number) =>
    given.slice(-reach).some(isSame) ? 100 : 0;
  for (const channel of channels) {
    const { slug } = channel;
    const mark = fairest(
      candidates(channel),
      slug,
      (name) => used((other) => other.mark === name) + near((other) => other.mark === name, 2),
    );
    const [ground, ink] = fairest(
      COLOURS,
      slug,
      ([colour]) =>
        used((other) => other.ground === colour) +
        near((other) => other.ground === colour, 8) +
        50 * used((other) => other.ground === colour && other.mark === mark),
    );
    const face = fairest(
      channelFaces,
      slug,
      (name) =>
        used((other) => other.face === name) +
        near((other) => other.face === name, 2) +
        (isTight(channel.name, name) ? 60 : 0),
    );
    given.push({ mark, face, ground, ink });
  }
  return given;
}
