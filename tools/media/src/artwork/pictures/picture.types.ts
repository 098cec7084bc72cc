import type { Hex, Point } from '../artwork.types.ts';
import type { Pixels } from '../raster/pixels.ts';

/** A picture as it was drawn, and what the manifest says of it. */
export interface Drawn {
  pixels: Pixels;
  color: Hex;
  /** In shares of the picture. */
  focus: Point;
  isGrainy: boolean;
}

/** One file of the artwork folder. */
export interface Picture {
  id: string;
  /** Text that changes whenever the picture would; cheap next to drawing. */
  source(): string;
  draw(): Promise<Drawn>;
  /** Largest size of the file. */
  mostBytes: number;
}
