import { contrast, parseHex } from '@foyer/ui/theme/contrast';
import { describe, expect, it } from 'vitest';
import { captionColors } from '../captions/caption-style.ts';
import { colors as glass } from '../skins/glass/glass.colors.ts';
import { colors as print } from '../skins/print/print.colors.ts';
import { captionLine } from '../skins/shared/caption.styles.ts';

const { selectors } = captionLine;

/** Every colour in a declaration, in full: `#000` as `#000000`. */
const colorsIn = (declaration: string) =>
  [...declaration.matchAll(/#[\da-f]{3,8}/giu)].map(([color]) =>
    parseHex(color.length === 4 ? color.replaceAll(/[\da-f]/giu, '$&$&') : color),
  );

/** White is left to what stands over the picture in each skin. */
const letters = [
  ...Object.entries({ 'white of glass': glass.white, 'white of print': print.white }),
  ...captionColors
    .filter((name) => name !== 'white')
    .map((name) => [name, selectors[`[data-color="${name}"] &`].color] as const),
];

describe('captions without a plate', () => {
  it.each(letters)('keep 4.5:1 between letters and outline: %s', (_name, letter) => {
    const outlines = colorsIn(selectors['[data-plate="none"] &'].textShadow);
    expect(outlines.length).toBeGreaterThan(0);
    const [ink] = colorsIn(letter);
    const weakest = Math.min(...outlines.map((outline) => (ink ? contrast(ink, outline) : 0)));
    expect(weakest).toBeGreaterThanOrEqual(4.5);
  });
});
