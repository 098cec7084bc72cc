import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { blur, circle, linear, path, place, repeat, svg } from '../drawing/svg.ts';

/** A biplane 200 long flying to the right. */
const plane = (body: string, wing: string, ink: string) =>
  path(
    'M-96,-6 L-112,-34 C-104,-38 -94,-34 -86,-20 L-70,-12 C-20,-22 40,-24 72,-14 C88,-10 92,2 84,10 C60,20 -20,20 -96,-2Z',
    body,
  ) +
  path('M-96,-4 C-20,14 60,18 86,6 C84,16 70,18 50,18 C0,20 -50,12 -96,-2Z', ink, 0.24) +
  path('M-112,-8 h34 v5 h-34Z', wing) +
  svg`<path d="M4,-52 L-4,14 M44,-52 L36,14 M4,-52 L36,14 M-2,18 L-6,34 M30,18 L30,34" stroke="${ink}" stroke-width="2.4"/>` +
  path('M-34,-56 C0,-64 50,-64 72,-56 L70,-49 H-32Z', wing) +
  path('M-38,10 C0,4 44,4 64,10 L62,17 H-36Z', wing) +
  circle(10, -26, 7.6, ink) +
  path('M0,-18 C2,-26 20,-26 22,-16Z', ink) +
  path('M3,-28 L-22,-24 L-20,-20 L2,-22Z', wing) +
  circle(-6, 38, 7, ink) +
  circle(30, 38, 7, ink) +
  svg`<ellipse cx="93" cy="-2" rx="3" ry="34" fill="${ink}" opacity=".5"/>` +
  circle(90, -2, 5, ink);

function cloud(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const { random } = stage;
  return repeat(9, (index) => {
    const away = (index - 4) * size * 0.3;
    const tall = size * (0.34 - Math.abs(index - 4) * 0.05) * random.between(0.8, 1.25);
    return svg`<ellipse cx="${x + away}" cy="${y - tall * 0.5}" rx="${size * 0.32}" ry="${tall}" fill="${colour}"/>`;
  });
}

/** A biplane over a sea of clouds; by night in `searchlights`. */
export const biplane: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const y = yAt(stage, 0.42);
  const isNight = variant === 'searchlights';
  const scale = Math.min(width * 0.72, span * 0.9) / 210;
  const sun = {
    x: x + span * random.between(-0.12, 0.12),
    y: yAt(stage, 0.52),
    radius: Math.min(width, span) * 0.27,
  };
  const beams = [-0.8, -0.34, 0.4, 0.86].map((lean) => {
    const foot = x + lean * span * 0.8;
    const tip = x - lean * span * 0.42;
    const paint = linear(stage, [
      [0, palette.light, 0.08],
      [1, palette.light, 0.5],
    ]);
    return path(
      svg`M${foot - 4 * unit},${height} L${tip - 30 * unit},-10 L${tip + 30 * unit},-10 L${foot + 4 * unit},${height}Z`,
      paint,
    );
  });
  const banks = repeat(4, (layer) => {
    const top = yAt(stage, 0.72 + layer * 0.1);
    const colour = isNight
      ? mix(palette.sky[1], palette.ink, 0.25 + layer * 0.22)
      : mix(mix(palette.paper, palette.light, 0.3), palette.sky[1], 0.72 - layer * 0.2);
    const puffs = repeat(isWide ? 9 : 5, (index) =>
      cloud(
        stage,
        (index / (isWide ? 8 : 4)) * width + random.between(-0.06, 0.06) * width,
        top + random.between(0, 0.05) * span,
        span * random.between(0.24, 0.4),
        colour,
      ),
    );
    return (
      puffs + svg`<rect x="0" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`
    );
  });
  const wings = [
    [-0.4, 0.16, 0.26],
    [0.36, 0.22, 0.2],
  ].map(([away = 0, high = 0, size = 0]) =>
    place(
      x + away * span,
      yAt(stage, high),
      scale * size,
      svg`<g transform="rotate(-8)">${plane(mix(palette.ink, palette.sky[1], 0.4), mix(palette.ink, palette.sky[1], 0.3), palette.ink)}</g>`,
    ),
  );
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.9, palette.sky[2]],
      ]),
      isNight
        ? stars(stage, yAt(stage, 0.7), 120) +
          svg`<g filter="${blur(stage, 2 * unit)}">${beams}</g>`
        : '',
      isNight
        ? ''
        : glow(stage, sun.x, sun.y, sun.radius * 2.4, palette.light, 0.6) +
          circle(sun.x, sun.y, sun.radius, palette.light),
      wings.join(''),
      birds(stage, x, yAt(stage, 0.12), span * 0.3, 4, palette.ink),
      place(
        x,
        y,
        scale,
        svg`<g transform="rotate(-10)">${plane(palette.accent, mix(palette.accent, palette.light, 0.35), mix(palette.ink, palette.accent, 0.1))}</g>`,
      ),
      banks,
    ].join(''),
    focus: { x, y },
  };
};
