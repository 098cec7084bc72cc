/** One size of a film. */
export interface Rendition {
  height: number;
  width: number;
  /** Constant quality of x264; lower is better and larger. */
  quality: number;
  /** Highest rate in kbit/s, over two seconds. */
  maxRate: number;
}

const rendition = (height: number, width: number, quality: number, maxRate: number): Rendition => ({
  height,
  width,
  quality,
  maxRate,
});

/** The sizes of the film, smallest first. */
export const filmRenditions: readonly Rendition[] = [
  rendition(240, 426, 27.5, 130),
  rendition(480, 854, 28.5, 300),
  rendition(720, 1280, 29, 620),
  rendition(1080, 1920, 29, 1300),
];

/** The sizes of everything shorter. */
export const shortRenditions: readonly Rendition[] = [
  rendition(360, 640, 28, 260),
  rendition(720, 1280, 29, 660),
];
