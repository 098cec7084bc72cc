import { create, type Font, type Glyph } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Point } from '../artwork.types.ts';
import { svg } from '../drawing/svg.ts';

const files = {
  condensed: ['sofia-sans-extra-condensed', '800-normal'],
  condensedText: ['sofia-sans-extra-condensed', '500-normal'],
  wide: ['unbounded', '700-normal'],
  wideLight: ['unbounded', '300-normal'],
  grotesque: ['dela-gothic-one', '400-normal'],
  didone: ['prata', '400-normal'],
  deco: ['poiret-one', '400-normal'],
  brush: ['marck-script', '400-normal'],
  squared: ['tektur', '700-normal'],
  playfair: ['playfair-display', '800-normal'],
  italic: ['playfair-display', '500-italic'],
  text: ['golos-text', '500-normal'],
} as const;

/** Name of a face; all are SIL OFL and hold Cyrillic. */
export type FaceName = keyof typeof files;

const require = createRequire(import.meta.url);
const loaded = new Map<FaceName, readonly Font[]>();

function load(face: FaceName): readonly Font[] {
  const cached = loaded.get(face);
  if (cached) return cached;
  const [family, cut] = files[face];
  const folder = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
  const fonts = ['cyrillic', 'latin'].map((subset) => {
    const font = create(readFileSync(join(folder, `${family}-${subset}-${cut}.woff2`)));
    if (!('unitsPerEm' in font)) throw new Error(`${family} ${subset} is a collection, not a font`);
    return font;
  });
  loaded.set(face, fonts);
  return fonts;
}

interface Run {
  font: Font;
  text: string;
}

/** Neighbouring letters of one subset file, so that kerning within them works. */
function runs(text: string, face: FaceName): Run[] {
  const fonts = load(face);
  const result: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 32;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) throw new Error(`No glyph for "${letter}" in ${face}`);
    const last = result.at(-1);
    if (last?.font === font) last.text += letter;
    else result.push({ font, text: letter });
  }
  return result;
}

interface Placed {
  glyph: Glyph;
  x: number;
  scale: number;
}

function layOut(
  text: string,
  face: FaceName,
  size: number,
  tracking: number,
): { glyphs: Placed[]; width: number } {
  const glyphs: Placed[] = [];
  let x = 0;
  for (const { font, text: part } of runs(text, face)) {
    const scale = size / font.unitsPerEm;
    const line = font.layout(part);
    line.glyphs.forEach((glyph, index) => {
      glyphs.push({ glyph, x, scale });
      x += (line.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
    });
  }
  return { glyphs, width: x - tracking * size };
}

const widths = new Map<string, number>();

/** Width of a line in pixels; `tracking` in shares of the size. */
export function measure(text: string, face: FaceName, size: number, tracking = 0): number {
  const key = `${face} ${tracking} ${text}`;
  const known = widths.get(key) ?? layOut(text, face, 1, tracking).width;
  widths.set(key, known);
  return known * size;
}

/** Height of capitals in pixels. */
export function capHeight(face: FaceName, size: number): number {
  const [font] = load(face);
  return font ? (font.capHeight / font.unitsPerEm) * size : size * 0.7;
}

/** A line as outlines, starting at a point of its baseline. The fill comes from the group it is put in. */
export function outline(
  text: string,
  face: FaceName,
  size: number,
  origin: Point,
  tracking = 0,
): string {
  return layOut(text, face, size, tracking)
    .glyphs.map(({ glyph, x, scale }) => ({ d: glyph.path.toSVG(), x, scale }))
    .filter(({ d }) => d !== '')
    .map(({ d, x, scale }) => {
      const precise = scale.toFixed(5);
      return svg`<path transform="translate(${origin.x + x} ${origin.y}) scale(${precise} -${precise})" d="${d}"/>`;
    })
    .join('');
}
