/** Width and height in px; one of the image endpoint's sizes. */
export type PictureSize = readonly [width: number, height: number];

/**
 * The `srcset` of a picture in one format. One size gives 1x and 2x of it, several are told apart
 * by their width and need `sizes`.
 */
export function sourceSet(
  url: string,
  candidates: readonly PictureSize[],
  format: 'avif' | 'webp',
): string {
  const [only, ...others] = candidates;
  if (only && others.length === 0) {
    const [width, height] = only;
    return `${url}/${width}x${height}.${format} 1x, ${url}/${width * 2}x${height * 2}.${format} 2x`;
  }
  return candidates
    .map(([width, height]) => `${url}/${width}x${height}.${format} ${width}w`)
    .join(', ');
}

/** Sizes of a hero's picture, 16:9. */
export const heroSizes: readonly PictureSize[] = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
];

/** Sizes of a hero's picture on phones, 3:4. */
export const heroPortraitSizes: readonly PictureSize[] = [
  [540, 720],
  [1080, 1440],
];
