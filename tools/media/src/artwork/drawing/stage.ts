import type { Palette, Stage } from '../artwork.types.ts';
import { createRandom } from './random.ts';

/** What a stage is made from. */
export interface StageOptions {
  width: number;
  height: number;
  seed: string;
  palette: Palette;
  /** @default '' */
  variant?: string;
  /** @default 'A' */
  letter?: string;
  /** Shares of the height between which no words stand. @default a band that hero scrims leave clear */
  free?: { top: number; bottom: number };
}

/** An empty stage. */
export function createStage(options: StageOptions): Stage {
  const { width, height, seed, palette, variant = '', letter = 'A' } = options;
  const isWide = width > height;
  const free = options.free ?? (isWide ? { top: 0.07, bottom: 0.84 } : { top: 0.06, bottom: 0.92 });
  return {
    width,
    height,
    unit: Math.min(width, height) / 460,
    isWide,
    free: { top: free.top * height, bottom: free.bottom * height },
    palette,
    random: createRandom(seed),
    variant,
    letter,
    defs: [],
  };
}

/** Height in pixels at a share of the free band: 0 its top, 1 its foot. */
export function yAt(stage: Stage, share: number): number {
  return stage.free.top + (stage.free.bottom - stage.free.top) * share;
}

/** Length of the free band in pixels. */
export function freeHeight(stage: Stage): number {
  return stage.free.bottom - stage.free.top;
}

/** Where the subject stands: near the middle of a poster, right of the middle of a backdrop. */
export function subjectX(stage: Stage, sway = 0.05): number {
  const { random, width, isWide } = stage;
  return width * (isWide ? random.between(0.62, 0.68) : random.between(0.5 - sway, 0.5 + sway));
}

/** Radius that fits both the band and the width, times `share`. */
export function fitRadius(stage: Stage, share: number): number {
  return Math.min(stage.width, freeHeight(stage)) * share;
}

/** The whole picture as markup. */
export function toDocument(stage: Stage, content: string): string {
  const { width, height, defs } = stage;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${content}</svg>`;
}
