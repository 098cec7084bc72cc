import type { Random } from '../drawing/random.ts';
import type { TextBlock } from './block.ts';
import type { Credits } from './credits.ts';

/** What there is to set. */
export interface Copy {
  title: string;
  credits: Credits;
  random: Random;
}

/** Size of the sheet in pixels. */
export interface Sheet {
  width: number;
  height: number;
}

/** Sets a title and its small print; blocks do not overlap. */
export type Setting = (copy: Copy, sheet: Sheet) => TextBlock[];
