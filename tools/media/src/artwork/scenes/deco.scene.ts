import type { Scene, Stage } from '../artwork.types.ts';
import { glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, linear, path, rect, repeat, svg } from '../drawing/svg.ts';

function rays(stage: Stage, x: number, y: number): string {
  const reach = Math.max(stage.width, stage.height) * 1.3;
  return repeat(29, (index) => {
    const [from, to] = [0, 3.1].map((shift) => (((index - 14) * 6.2 + shift - 90) * Math.PI) / 180);
    const corner = (angle = 0) =>
      svg`L${x + Math.cos(angle) * reach},${y + Math.sin(angle) * reach} `;
    return path(
      svg`M${x},${y} ${corner(from)}${corner(to)}Z`,
      stage.palette.light,
      index % 2 === 0 ? 0.22 : 0.1,
    );
  });
}

/** A stepped tower with fluted light. */
function tower(
  stage: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
): string {
  const steps = repeat(5, (index) => {
    const size = width * (1 - index * 0.17);
    const rise = height * (0.58 + index * 0.105);
    return rect(x - size / 2, foot - rise, size, rise, colour);
  });
  const flutes = repeat(7, (index) => {
    const offset = Math.abs(index - 3);
    const top = foot - height * (0.94 - offset * 0.12);
    return svg`<rect x="${x + (index - 3) * width * 0.11 - width * 0.011}" y="${top}" width="${width * 0.022}" height="${foot - top}" fill="${stage.palette.light}" opacity=".5"/>`;
  });
  return (
    steps + rect(x - width * 0.02, foot - height * 1.2, width * 0.04, height * 0.3, colour) + flutes
  );
}

/** Towers of a city of the future in rays of light, symmetrical on purpose. */
export const deco: Scene = (stage) => {
  const { palette, width } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0);
  const foot = yAt(stage, 1.02);
  const measure = fitRadius(stage, 1);
  const flank = (
    [
      [0.44, 0.19, 0.42],
      [0.25, 0.23, 0.6],
    ] as const
  ).map(([away, size, tall], index) => {
    const colour = mix(palette.sky[1], palette.ink, 0.45 + index * 0.25);
    return [-1, 1]
      .map((side) =>
        tower(stage, x + side * measure * away, foot, measure * size, span * tall, colour),
      )
      .join('');
  });
  const disc = yAt(stage, 0.34);
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.7, palette.sky[1]],
        [1, palette.ink],
      ]),
      rays(stage, x, yAt(stage, 0.62)),
      glow(stage, x, disc, measure * 0.8, palette.light, 0.6),
      svg`<circle cx="${x}" cy="${disc}" r="${measure * 0.3}" fill="none" stroke="${palette.light}" stroke-width="${2 * stage.unit}" opacity=".7"/>`,
      circle(x, disc, measure * 0.27, palette.light, 0.28),
      ...flank,
      tower(stage, x, foot, measure * 0.33, span * 0.8, palette.ink),
      rect(0, foot, width, stage.height - foot, palette.ink),
      rect(
        0,
        yAt(stage, 0.72),
        width,
        foot - yAt(stage, 0.72) + 1,
        linear(stage, [
          [0, palette.ink, 0],
          [0.94, palette.ink, 0.97],
          [1, palette.ink, 1],
        ]),
      ),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
