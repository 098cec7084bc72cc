import type { Random } from './drawing/random.ts';

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** One mood: three stops of sky from the top down, and the four colours everything else is mixed from. */
export interface Palette {
  sky: readonly [Hex, Hex, Hex];
  light: Hex;
  accent: Hex;
  ink: Hex;
  /** Ground of scenes printed on paper. */
  paper: Hex;
  /** Night moods get stars. */
  isDark: boolean;
}

/** A place in pixels, or in shares of the picture where the docstring says so. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a scene draws on. Lengths are pixels of the picture. */
export interface Stage {
  width: number;
  height: number;
  /** One 460th of the shorter side: the measure of strokes and figures. */
  unit: number;
  /** Backdrops are wide: subject at 55 to 72 % of the width, left half calm. */
  isWide: boolean;
  /** The band that no words cover; the subject stays in it. */
  free: { top: number; bottom: number };
  palette: Palette;
  random: Random;
  /** Which of a scene's forms to draw; a scene ignores a name it does not know. */
  variant: string;
  /** First letter of the title, for scenes made of letters. */
  letter: string;
  /** Gradients, filters and clips, collected while drawing. */
  defs: string[];
}

/** What a scene gives back. */
export interface Drawing {
  svg: string;
  /** Middle of the subject in pixels. */
  focus: Point;
}

/** Draws one recipe on a stage. The same stage gives the same drawing. */
export type Scene = (stage: Stage) => Drawing;

/** Darkened corners: deep on dark scenes, faint on paper, none on flat colour. */
export type Finish = 'dark' | 'paper' | 'flat';
