import type { PictureSize } from '@foyer/ui/artwork';

/** A picture of a card: the size of its place, and the sizes to choose from where 1x and 2x are not enough. */
interface CardPicture {
  size: PictureSize;
  candidates?: readonly PictureSize[];
  sizes?: string;
}

/** Cards by the shape of their picture, px. CONST-003 to CONST-010 */
export const cardPictures = {
  /** Served at 580×330, shown at 300×169 and on phones at 236×133. */
  horizontal: {
    size: [580, 330],
    candidates: [
      [300, 169],
      [580, 330],
      [1160, 660],
    ],
    sizes: '300px',
  },
  channel: { size: [176, 100] },
  epg: { size: [176, 132] },
  karaoke: { size: [180, 180] },
  collection: { size: [352, 226] },
  genre: { size: [250, 250] },
  bannerMedium: { size: [386, 216] },
  bannerSmall: { size: [228, 228] },
} as const satisfies Readonly<Record<string, CardPicture>>;

/** The shape of a card's picture. */
export type CardShape = keyof typeof cardPictures;

/** What `Artwork` needs to know of the picture of a shape. */
export function pictureOf(shape: CardShape): CardPicture {
  return cardPictures[shape];
}
