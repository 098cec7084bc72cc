import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, mist, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { fir, ridge } from '../drawing/terrain.ts';

/** A round tower with a pointed roof, a flag and a lit window or two; the foot is at a point. */
function tower(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  wall: string,
  roof: string,
): string {
  const { palette, random } = stage;
  const top = y - tall;
  const cap = wide * random.between(1.3, 1.9);
  const windows = repeat(2, (index) =>
    random.chance(0.75)
      ? svg`<path d="M${x - wide * 0.1},${top + wide * (0.75 + index * 0.9)} v${-wide * 0.16} a${wide * 0.1},${wide * 0.1} 0 0 1 ${wide * 0.2},0 v${wide * 0.16}Z" fill="${palette.light}"/>`
      : '',
  );
  const flag = random.chance(0.6)
    ? path(
        svg`M${x},${top - cap - wide * 0.5} l${wide * 0.5},${wide * 0.14} l${-wide * 0.5},${wide * 0.16}Z`,
        palette.accent,
      ) + rect(x - wide * 0.02, top - cap - wide * 0.5, wide * 0.04, wide * 0.55, roof)
    : '';
  return (
    rect(x - wide / 2, top, wide, tall, wall) +
    rect(x + wide * 0.12, top, wide * 0.38, tall, mix(stage.palette.ink, '#000000', 0.2), 0.3) +
    path(svg`M${x - wide * 0.66},${top} L${x},${top - cap} L${x + wide * 0.66},${top}Z`, roof) +
    windows +
    flag
  );
}

/** A dragon in flight, 200 across, heading right. */
const DRAGON =
  'M-6,-4 C-14,-40 -40,-62 -72,-64 C-62,-52 -60,-44 -62,-34 C-52,-38 -44,-36 -38,-26 C-30,-32 -22,-30 -16,-18Z M10,-4 C20,-36 46,-54 78,-52 C68,-44 64,-36 66,-26 C54,-30 46,-28 42,-18 C34,-24 26,-20 20,-8Z M-20,0 C-8,-10 12,-12 26,-4 C40,-10 52,-22 66,-20 L74,-28 L76,-20 L96,-14 L82,-8 C74,-4 66,-6 58,-6 C48,2 38,12 22,12 L20,22 L12,13 C-4,14 -20,8 -38,14 C-60,22 -78,12 -100,-6 L-112,-4 L-104,-18 L-90,-8 C-76,2 -60,6 -44,2 C-36,0 -28,2 -20,0Z';

/** A castle on a rock: plain under the moon, or with a `dragon` over it. */
export const castle: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.03);
  const foot = yAt(stage, 0.74);
  const unit = Math.min(span, isWide ? span : width * 1.25) / 100;
  const radius = fitRadius(stage, 0.24);
  const moon = { x: x + unit * random.pick([-14, 12]), y: yAt(stage, 0.3) };
  const far = mix(palette.sky[1], palette.ink, 0.42);
  const near = mix(palette.sky[0], palette.ink, 0.62);
  const keep = [
    [-24, 8, 20, 1],
    [23, 9, 26, 1],
    [-10, 10, 38, 1],
    [12, 8, 34, 1],
    [-17, 11, 24, 0],
    [17, 12, 20, 0],
    [2, 14, 42, 0],
  ] as const;
  const towers = keep.map(([away, wide, tall, isFar]) =>
    tower(
      stage,
      x + away * unit,
      foot,
      wide * unit,
      tall * unit * random.between(0.92, 1.08),
      isFar ? far : near,
      isFar ? mix(palette.accent, palette.ink, 0.62) : mix(palette.accent, palette.ink, 0.45),
    ),
  );
  const wall = repeat(9, (index) =>
    rect(x + (-27 + index * 6) * unit, foot - 12.4 * unit, 3.4 * unit, 4 * unit, near),
  );
  const rock = svg`M${x - 40 * unit},${height} L${x - 36 * unit},${foot + 14 * unit} L${x - 30 * unit},${foot + 5 * unit} L${x - 26 * unit},${foot - 1 * unit} L${x + 27 * unit},${foot - 1 * unit} L${x + 31 * unit},${foot + 7 * unit} L${x + 37 * unit},${foot + 12 * unit} L${x + 42 * unit},${height}Z`;
  const firs = repeat(isWide ? 40 : 20, () => {
    const left = random.between(-0.02, 1.02) * width;
    return fir(
      random,
      left,
      yAt(stage, 1.06) + random.between(0, 0.04) * span,
      span * random.between(0.12, 0.22),
      palette.ink,
    );
  });
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.9, palette.sky[2]],
      ]),
      palette.isDark ? stars(stage, yAt(stage, 0.6), 130) : '',
      glow(stage, moon.x, moon.y, radius * 2.6, palette.light, 0.6),
      circle(moon.x, moon.y, radius, mix(palette.light, palette.sky[2], 0.08)),
      mist(stage, moon.y + radius * 0.5, radius * 0.24, palette.sky[1], 0.5),
      ridge(
        stage,
        { y: yAt(stage, 0.7), swing: span * 0.26, roughness: 0.54 },
        mix(palette.sky[2], palette.ink, 0.24),
      ),
      mist(stage, yAt(stage, 0.8), span * 0.3, palette.sky[2], 0.4),
      ...towers,
      rect(x - 27 * unit, foot - 9.6 * unit, 54 * unit, 11 * unit, near),
      wall,
      svg`<path d="M${x - 3 * unit},${foot} v${-4 * unit} a${3 * unit},${3 * unit} 0 0 1 ${6 * unit},0 v${4 * unit}Z" fill="${palette.light}"/>`,
      path(rock, mix(palette.ink, palette.sky[0], 0.2)),
      mist(stage, yAt(stage, 0.92), span * 0.24, palette.sky[2], 0.3),
      variant === 'dragon'
        ? place(
            x + unit * random.pick([-16, 14]),
            yAt(stage, 0.13),
            (span * 0.4) / 200,
            path(DRAGON, palette.ink),
            random.chance(0.5),
          )
        : birds(stage, x, yAt(stage, 0.12), span * 0.2, 7, palette.ink),
      firs,
      rect(0, yAt(stage, 1.06), width, Math.max(0, height - yAt(stage, 1.06)), palette.ink),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
