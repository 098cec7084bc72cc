import type { Box, Hex } from '../artwork.types.ts';
import { capHeight, measure, outline, type FaceName } from './faces.ts';

/** Words that stand together and share one colour. */
export interface TextBlock {
  /** The title decides where the subject may stand; the rest is small print. */
  kind: 'title' | 'small';
  /** What the words cover, in pixels. */
  box: Box;
  /** Of the letters, in pixels. */
  size: number;
  draw(fill: Hex): string;
}

/** How lines are set. Lengths are pixels; `tracking` and `leading` are shares of the size. */
export interface LineStyle {
  face: FaceName;
  size: number;
  align: 'left' | 'centre' | 'right';
  /** Where lines align. */
  x: number;
  /** Baseline to baseline. @default 1.1 */
  leading?: number;
  /** @default 0 */
  tracking?: number;
}

/** Where the block hangs: by the top of its first capitals or by its last baseline. */
export type Hang = { top: number } | { bottom: number };

/** Lines of one style as a block. */
export function setLines(
  kind: TextBlock['kind'],
  lines: readonly string[],
  style: LineStyle,
  hang: Hang,
): TextBlock {
  const { face, size, align, x, leading = 1.1, tracking = 0 } = style;
  const cap = capHeight(face, size);
  const step = size * leading;
  const first = 'top' in hang ? hang.top + cap : hang.bottom - step * (lines.length - 1);
  const placed = lines.map((line, index) => {
    const width = measure(line, face, size, tracking);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    return { line, width, left, y: first + step * index };
  });
  const left = Math.min(...placed.map((line) => line.left));
  const right = Math.max(...placed.map((line) => line.left + line.width));
  const foot = first + step * (lines.length - 1) + size * 0.1;
  return {
    kind,
    size,
    box: { x: left, y: first - cap, width: right - left, height: foot - first + cap },
    draw: (fill) =>
      `<g fill="${fill}">${placed.map(({ line, left: start, y }) => outline(line, face, size, { x: start, y }, tracking)).join('')}</g>`,
  };
}

const FIRST = /^(во?|на|ко?|со?|об?|и|а|не|ни|но|по|за|из|от|до|у|я|мы)\s/iu;

/** Ties short words to what follows them and dashes to what comes before, with no-break spaces. */
export function tieWords(title: string): string {
  return title
    .replace(/\s([—–])/gu, '\u00a0$1')
    .replace(FIRST, '$1\u00a0')
    .replace(/(?<=\s)([^\s—–]{1,2})\s/gu, '$1\u00a0');
}

/** Splits a title into at most `most` lines as even as its words allow; short words stay with what follows them. */
export function breakTitle(title: string, most: number): string[] {
  const words = tieWords(title).split(' ');
  let best: { score: number; lines: string[] } | undefined;
  const fill = (index: number, lines: readonly string[]) => {
    const word = words[index];
    if (word === undefined) {
      const score = Math.max(...lines.map((line) => line.length)) + lines.length * 1.2;
      if (lines.length <= most && (!best || score < best.score))
        best = { score, lines: [...lines] };
      return;
    }
    fill(index + 1, [...lines, word]);
    const last = lines.at(-1);
    if (last !== undefined) fill(index + 1, [...lines.slice(0, -1), `${last}\u00a0${word}`]);
  };
  fill(0, []);
  // Not every face has the no-break space, and once the lines are known a plain one does.
  return (best?.lines ?? [title]).map((line) => line.replaceAll('\u00a0', ' '));
}

/** The largest size, up to `largest`, at which every line fits `width`. */
export function fitSize(
  lines: readonly string[],
  face: FaceName,
  width: number,
  largest: number,
  tracking = 0,
): number {
  return Math.min(largest, ...lines.map((line) => width / measure(line, face, 1, tracking)));
}
