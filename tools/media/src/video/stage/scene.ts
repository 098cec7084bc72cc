import type { Brush } from './paint/layer.ts';

/** One place of the film. Drawing depends on the time alone, so any frame can be drawn first. */
export interface Scene {
  /**
   * Draws the whole picture.
   *
   * @param time - Seconds since the scene began.
   */
  draw(brush: Brush, time: number): void;
}
