import type { Scene, Stage } from '../artwork.types.ts';
import { glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

function stripedSun(stage: Stage, x: number, horizon: number, radius: number): string {
  const disc = horizon - radius * 0.35;
  const within = clip(stage, circle(x, disc, radius * 1.002, '#000000'));
  const above = clip(stage, rect(0, 0, stage.width, horizon, '#000000'));
  const stripes = repeat(5, (index) =>
    rect(
      x - radius,
      horizon - radius * (0.08 + index * 0.2),
      radius * 2,
      radius * (0.09 - index * 0.014),
      stage.palette.sky[2],
    ),
  );
  return svg`<g clip-path="${above}">${circle(x, disc, radius, stage.palette.light)}<g clip-path="${within}">${stripes}</g></g>`;
}

function mesa(stage: Stage, x: number, horizon: number, reach: number, mirrored: boolean): string {
  const d = 'M0,2 L22,-40 h42 l10,20 h26 l34,22Z';
  return place(
    x,
    horizon,
    reach / 134,
    path(d, mix(stage.palette.sky[2], stage.palette.ink, 0.55)),
    mirrored,
  );
}

/** Dashes of the middle line, growing towards us. */
function dashes(stage: Stage, x: number, horizon: number): string {
  const fall = stage.height - horizon;
  return repeat(9, (index) => {
    // A dash between the words of a title reads as a letter.
    if (!stage.isWide && horizon + fall * ((index + 0.5) / 9) ** 2.2 > stage.free.bottom) return '';
    const near = (index / 9) ** 2.2;
    const end = ((index + 0.5) / 9) ** 2.2;
    const half = (share: number) => (0.5 + share * 8) * stage.unit * 0.6;
    return path(
      svg`M${x - half(near)},${horizon + fall * near} L${x + half(near)},${horizon + fall * near} L${x + half(end)},${horizon + fall * end} L${x - half(end)},${horizon + fall * end}Z`,
      stage.palette.light,
      0.9,
    );
  });
}

function tailLights(stage: Stage, x: number, y: number, scale: number): string {
  return [
    place(
      x,
      y,
      scale,
      path('M-34,10 L-30,-12 Q-22,-30 0,-30 Q22,-30 30,-12 L34,10Z', '#08080a') +
        circle(-24, 2, 4, '#ff3b2f') +
        circle(24, 2, 4, '#ff3b2f'),
    ),
    glow(stage, x - 24 * scale, y + 2 * scale, 26 * scale, '#ff3b2f', 0.85),
    glow(stage, x + 24 * scale, y + 2 * scale, 26 * scale, '#ff3b2f', 0.85),
  ].join('');
}

/** A rider with a wide hat, going away from us. */
function rider(x: number, y: number, scale: number, colour: string): string {
  const horse =
    'M-15,0 L-13,-30 C-17,-44 -15,-58 0,-60 C15,-58 17,-44 13,-30 L15,0 H9 L7,-24 H-7 L-9,0Z M-3,-30 C-5,-14 -2,-6 0,0 C4,-8 5,-18 3,-30Z';
  const man =
    'M-17,-50 C-18,-70 -14,-88 -5,-92 L5,-92 C14,-88 18,-70 17,-50 L10,-52 H-10Z M-24,-104 C-12,-99 12,-99 24,-104 C16,-110 11,-110 10,-112 C9,-122 -9,-122 -10,-112 C-11,-110 -16,-110 -24,-104Z';
  return place(x, y, scale, path(horse, colour) + path(man, colour) + circle(0, -98, 6.5, colour));
}

/** A striped sun over mesas and a road to it: two red lamps ahead, or a `rider` on a dirt track. */
export const road: Scene = (stage) => {
  const { width, height, palette, variant, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const horizon = yAt(stage, variant === 'rider' ? 0.56 : 0.62);
  const radius = fitRadius(stage, 0.27);
  const isRider = variant === 'rider';
  const near = isWide ? height * 0.9 : width * 0.48;
  const ground = mix(palette.accent, palette.ink, 0.62);
  const track = isRider
    ? mix(palette.sky[2], palette.accent, 0.35)
    : mix(palette.ink, '#000000', 0.25);
  const scale = span / 520;
  return {
    svg: [
      sky(
        stage,
        [
          [0, palette.sky[0]],
          [0.55, palette.sky[1]],
          [1, palette.sky[2]],
        ],
        horizon + 1,
      ),
      glow(stage, x, horizon - radius * 0.3, radius * 3, palette.light, 0.55),
      stripedSun(stage, x, horizon, radius),
      mesa(stage, isWide ? x + span * 0.38 : width * 0.68, horizon + 4, span * 0.42, false),
      mesa(stage, isWide ? x - span * 0.42 : width * 0.3, horizon + 4, span * 0.34, true),
      ridge(stage, { y: horizon, swing: span * 0.02, roughness: 0.55 }, ground),
      rect(
        0,
        horizon,
        width,
        height - horizon,
        linear(stage, [
          [0, palette.light, isRider ? 0.4 : 0.22],
          [1, palette.ink, 0.8],
        ]),
      ),
      path(
        svg`M${x - 4},${horizon} L${x + 4},${horizon} L${x + near},${height} L${x - near},${height}Z`,
        track,
        isRider ? 0.55 : 1,
      ),
      isRider ? '' : dashes(stage, x, horizon),
      isRider
        ? svg`<ellipse cx="${x}" cy="${yAt(stage, 0.94)}" rx="${80 * scale}" ry="${9 * scale}" fill="${palette.ink}" opacity=".45"/>` +
          rider(x, yAt(stage, 0.94), scale * 1.55, palette.ink)
        : tailLights(stage, x + 42 * scale, yAt(stage, 0.9), scale * 1.15),
    ].join(''),
    focus: { x, y: horizon - radius * 0.1 },
  };
};
