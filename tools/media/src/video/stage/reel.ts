import type { Brush } from './paint/layer.ts';

/** Everything that one video file shows, from its first second to its last. */
export interface Reel {
  /** Length in seconds. */
  duration: number;
  /** Draws the whole picture at a time in seconds. */
  draw(brush: Brush, time: number): void;
}
