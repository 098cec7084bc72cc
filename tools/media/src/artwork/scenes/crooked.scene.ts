import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { glow, shade, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { path, repeat, svg } from '../drawing/svg.ts';

/** A leaning house with a sharp roof and slanted windows; `lean` in shares of its height. */
function leaningHouse(
  stage: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
  lean: number,
  colour: Hex,
): string {
  const { random, palette } = stage;
  const shift = lean * height;
  const at = (across: number, up: number) =>
    svg`${x + across * width * (1 + up * 0.12) + shift * up * up},${foot - height * up}`;
  const windows = repeat(random.whole(2, 4), (index) => {
    const up = 0.22 + index * 0.17;
    const across = random.between(-0.3, 0.12);
    const isLit = random.chance(0.7);
    const skew = random.between(-0.03, 0.05);
    return path(
      svg`M${at(across, up)} L${at(across + 0.2, up + skew)} L${at(across + 0.24, up + 0.12)} L${at(across + 0.05, up + 0.1 + skew)}Z`,
      isLit ? palette.light : mix(colour, '#000000', 0.4),
      isLit ? 0.92 : 1,
    );
  });
  return (
    path(
      svg`M${at(-0.5, -0.1)} L${at(-0.56, 0.72)} L${at(-0.68, 0.7)} L${at(random.between(-0.1, 0.16), 1.06)} L${at(0.66, 0.76)} L${at(0.52, 0.75)} L${at(0.5, -0.1)}Z`,
      colour,
    ) + windows
  );
}

/** A painted town of slanting houses, a hooked moon, and someone in the crooked street. */
export const crooked: Scene = (stage) => {
  const { width, height, random, palette, unit } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0);
  const foot = yAt(stage, 0.92);
  const rows = [0, 1, 2].map((layer) => {
    const colour = mix(palette.sky[2], palette.ink, 0.16 + layer * 0.28);
    const count = 4 - layer;
    const houses = repeat(count * 2, (index) => {
      const side = index % 2 ? 1 : -1;
      const away = (0.1 + layer * 0.1 + Math.floor(index / 2) * 0.2 * (1 + layer * 0.2)) * span;
      const tall =
        span * random.between(0.36, 0.5) * (1 + layer * 0.16 + Math.floor(index / 2) * 0.08);
      return leaningHouse(
        stage,
        x + side * away,
        foot - span * (0.14 - layer * 0.07),
        span * random.between(0.14, 0.18) * (1 + layer * 0.2),
        tall,
        -side * random.between(0.12, 0.3),
        colour,
      );
    });
    return houses;
  });
  const moon = { x: x + span * 0.02, y: yAt(stage, 0.17), radius: span * 0.11 };
  const beams = repeat(7, (index) => {
    const lean = (index - 3) * 0.19 + random.between(-0.04, 0.04);
    const reach = Math.max(width, height);
    return path(
      svg`M${moon.x},${moon.y} L${moon.x + reach * (lean - 0.045)},${moon.y + reach} L${moon.x + reach * (lean + 0.045)},${moon.y + reach}Z`,
      palette.light,
      0.1,
    );
  });
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [1, palette.ink],
      ]),
      beams,
      glow(stage, moon.x, moon.y, moon.radius * 3.4, palette.light, 0.6),
      path(
        svg`M${moon.x - moon.radius * 0.5},${moon.y - moon.radius} A${moon.radius},${moon.radius} 0 1 1 ${moon.x - moon.radius * 0.7},${moon.y + moon.radius * 0.85} A${moon.radius * 0.86},${moon.radius * 0.86} 0 1 0 ${moon.x - moon.radius * 0.5},${moon.y - moon.radius}Z`,
        palette.light,
      ),
      ...rows,
      path(
        svg`M${x - span * 0.03},${foot - span * 0.16} L${x + span * 0.04},${foot - span * 0.15} L${x + span * 0.02},${foot - span * 0.06} L${x + span * 0.34},${height} L${x - span * 0.42},${height} L${x - span * 0.08},${foot - span * 0.05}Z`,
        mix(palette.sky[2], palette.light, 0.25),
        0.9,
      ),
      svg`<ellipse cx="${x}" cy="${yAt(stage, 0.97)}" rx="${span * 0.1}" ry="${5 * unit}" fill="${palette.ink}" opacity=".5"/>`,
      figure(x, yAt(stage, 0.975), span * 0.24, '#050403', 'hat'),
      shade(stage, yAt(stage, 0.9), palette.ink, 0.9),
    ].join(''),
    focus: { x, y: yAt(stage, 0.58) },
  };
};
