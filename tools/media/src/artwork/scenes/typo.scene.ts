import type { Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, rect } from '../drawing/svg.ts';
import { measure, outline } from '../typography/faces.ts';

/** One cropped giant letter and a disc. */
export const typo: Scene = (stage) => {
  const { width, height, random, palette, letter, isWide } = stage;
  const span = freeHeight(stage);
  const face = random.pick(['didone', 'grotesque'] as const);
  const size = isWide
    ? Math.min(height * 1.5, (width * 0.62) / measure(letter, face, 1))
    : (width * 1.3) / measure(letter, face, 1);
  const breadth = measure(letter, face, size);
  const x = isWide ? width * 0.68 : subjectX(stage, 0);
  const drawn = outline(letter, face, size, {
    x: x - breadth / 2,
    y: isWide ? height * 1.04 : yAt(stage, 0.94),
  });
  const disc = Math.min(width, span) * 0.15;
  return {
    svg: [
      rect(0, 0, width, height, palette.accent),
      `<g fill="${mix(palette.accent, palette.ink, 0.82)}">${drawn}</g>`,
      circle(isWide ? x : width * 0.5, yAt(stage, isWide ? 0.36 : 0.3), disc, palette.light),
      circle(
        isWide ? x + disc * 1.5 : width * 0.5 + disc * 1.25,
        yAt(stage, isWide ? 0.66 : 0.56),
        disc * 0.42,
        palette.sky[0],
      ),
    ].join(''),
    focus: { x, y: yAt(stage, 0.45) },
  };
};
