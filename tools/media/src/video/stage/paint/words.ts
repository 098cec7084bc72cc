import type { Brush } from './layer.ts';

/** Condensed capitals for titles. */
export const DISPLAY = '"Sofia Sans Extra Condensed Variable", sans-serif';
/** The face of everything else. */
export const TEXT = '"Golos Text Variable", sans-serif';

/** How words are set. */
export interface Setting {
  font: string;
  colour: string;
  opacity: number;
  align?: CanvasTextAlign;
  /** Space between letters in units of the drawing space. */
  spacing?: number;
}

/** Sets one line of words with its base line at `y`. */
export function words(brush: Brush, text: string, x: number, y: number, setting: Setting): void {
  if (setting.opacity <= 0) return;
  brush.font = setting.font;
  brush.fillStyle = setting.colour;
  brush.globalAlpha = setting.opacity;
  brush.textAlign = setting.align ?? 'left';
  brush.letterSpacing = `${setting.spacing ?? 0}px`;
  brush.fillText(text, x, y);
  brush.letterSpacing = '0px';
  brush.globalAlpha = 1;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Burns the time into the foot of the picture, so that a test or a tired eye can tell where the film is. */
export function timeCode(brush: Brush, time: number): void {
  const tenths = Math.floor(time * 10 + 1e-6);
  const text = `${two(tenths / 36000)}:${two((tenths / 600) % 60)}:${two((tenths / 10) % 60)}.${tenths % 10}`;
  const font = `500 25px ${TEXT}`;
  let x = 1862;
  // Set figure by figure: a canvas has no tabular figures, and the line would tremble.
  for (const sign of [...text].toReversed()) {
    words(brush, sign, x, 1044, { font, colour: '#f5f2ec', opacity: 0.58, align: 'center' });
    x -= sign === ':' || sign === '.' ? 11.5 : 14.5;
  }
}

/** Sets words in the middle of the picture with their letters a little apart and growing slowly. */
export function cardWords(
  brush: Brush,
  text: string,
  y: number,
  growth: number,
  setting: Setting,
): void {
  brush.save();
  brush.translate(960, y);
  brush.scale(growth, growth);
  words(brush, text, 0, 0, { ...setting, align: 'center' });
  brush.restore();
}
