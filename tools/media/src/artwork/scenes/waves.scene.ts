import type { Scene } from '../artwork.types.ts';
import { birds } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';

const JUNK = 'M-58,-12 C-44,14 44,14 62,-18 C40,-10 -36,-6 -58,-12Z';
const SAILS = 'M-8,-16 L-10,-92 C20,-80 34,-52 30,-18Z M-14,-18 C-34,-22 -40,-44 -36,-64 L-14,-72Z';

/** Printed waves like scales, a boat among them and a plain sun; `storm` raises them. */
export const waves: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.05);
  const isStorm = variant === 'storm';
  const size = span * (isWide ? 0.17 : 0.15);
  const horizon = yAt(stage, isStorm ? 0.4 : 0.5);
  const sun = { x: x + span * 0.1, y: yAt(stage, 0.28), radius: Math.min(width, span) * 0.24 };
  const deep = mix(palette.sky[0], palette.ink, 0.25);
  const scale = (left: number, top: number) => {
    const calm = isWide ? Math.min(1, Math.max(0, 1 - (left / width - 0.34) / 0.22)) * 0.86 : 0;
    const colours = [deep, palette.paper, mix(palette.sky[1], deep, 0.35), palette.paper, deep];
    return repeat(5, (ring) =>
      circle(left, top, size * (0.98 - ring * 0.2), mix(colours[ring] ?? deep, deep, calm)),
    );
  };
  const rows = Math.ceil((height - horizon) / (size * 0.5)) + 1;
  const columns = Math.ceil(width / (size * 2)) + 2;
  const swell = (left: number) =>
    isStorm
      ? Math.sin(((left - x) / span) * 3.4 + 2) * size * 0.9
      : Math.sin(((left - x) / span) * 2 + 1) * size * 0.2;
  const vessel = Math.min(4, Math.floor(rows * 0.3));
  const sea = Array.from({ length: rows }, (_, row) => {
    const boat =
      row === vessel
        ? place(
            x - span * 0.06,
            horizon + row * size * 0.5 - size * 0.5 + swell(x),
            (span * 0.36) / 120,
            svg`<g transform="rotate(${isStorm ? -13 : -3})">${path(SAILS, palette.paper)}${path('M-8,-16 L-10,-92 C6,-84 14,-52 8,-17Z', palette.accent)}${path(JUNK, palette.ink)}${rect(-11, -96, 2.4, 82, palette.ink)}</g>`,
          )
        : '';
    const line = repeat(columns, (column) => {
      const left = (column - 0.5 + (row % 2) * 0.5) * size * 2 - size;
      return scale(left, horizon + row * size * 0.5 + size + swell(left));
    });
    return boat + line;
  });
  return {
    svg: [
      rect(
        0,
        0,
        width,
        height,
        linear(stage, [
          [0, mix(palette.paper, palette.sky[2], 0.4)],
          [0.7, palette.paper],
        ]),
      ),
      circle(sun.x, sun.y, sun.radius, palette.accent),
      repeat(3, (index) =>
        rect(
          sun.x - sun.radius * (1.4 - index * 0.2),
          sun.y + sun.radius * (0.1 + index * 0.34),
          sun.radius * random.between(1.6, 2.4),
          sun.radius * 0.07,
          palette.paper,
        ),
      ),
      birds(stage, sun.x - sun.radius * 1.2, sun.y, sun.radius, 5, palette.ink),
      ...sea,
      isWide
        ? ''
        : rect(
            0,
            stage.free.bottom - span * 0.06,
            width,
            height - stage.free.bottom + span * 0.06,
            linear(stage, [
              [0, deep, 0],
              [0.5, deep, 0.94],
              [1, deep, 1],
            ]),
          ),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
