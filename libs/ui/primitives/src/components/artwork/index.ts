export { Artwork, type ArtworkProps } from './artwork.tsx';
export { artColorClass, artColorProperty, artColorRules, useArtColor } from './art-color.ts';
export { heroPortraitSizes, heroSizes, sourceSet, type PictureSize } from './source-set.ts';
export type { Picture } from './picture.types.ts';
