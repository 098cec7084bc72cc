import type { Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { runner } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { linear, rect, repeat, svg } from '../drawing/svg.ts';

/** Arcs of a running track cut by a runner. */
export const speed: Scene = (stage) => {
  const { width, height, random, palette, unit, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const y = yAt(stage, 0.56);
  const centre = isWide
    ? { x: x + span * 0.42, y: height * 1.55 }
    : { x: width * 0.02, y: height * 1.12 };
  const first = isWide ? height * 0.66 : Math.hypot(x - centre.x, y - centre.y) - span * 0.42;
  const lanes = repeat(isWide ? 9 : 10, (index) => {
    const colour =
      [palette.light, palette.sky[2], palette.ink, palette.light][index % 4] ?? palette.light;
    return svg`<circle cx="${centre.x}" cy="${centre.y}" r="${first + index * span * 0.082}" fill="none" stroke="${colour}" stroke-width="${random.between(5, 20) * unit}" opacity="${random.between(0.6, 1)}"/>`;
  });
  const calm = linear(
    stage,
    [
      [0, palette.sky[0], 0.92],
      [1, palette.sky[0], 0],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  return {
    svg: [
      rect(
        0,
        0,
        width,
        height,
        linear(
          stage,
          [
            [0, palette.sky[1]],
            [1, mix(palette.sky[1], palette.sky[0], 0.75)],
          ],
          { x1: 1, y1: 0, x2: 0, y2: 1 },
        ),
      ),
      lanes,
      isWide ? rect(0, 0, width * 0.56, height, calm) : '',
      runner(x - span * 0.02, y + span * 0.04, span * 0.72, palette.accent),
    ].join(''),
    focus: { x, y },
  };
};
