import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { glow, mist, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { blur, circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { fir, ridge } from '../drawing/terrain.ts';

/** A house 100 wide with a roof of snow or tiles, lit windows and a chimney. */
function cottage(stage: Stage, wall: Hex, roof: Hex, isLit: boolean): string {
  const { palette, random } = stage;
  const light = mix(palette.light, palette.accent, random.next() * 0.3);
  const pane = (x: number, y: number) =>
    rect(x, y, 15, 18, isLit ? light : mix(palette.ink, palette.sky[1], 0.3)) +
    svg`<path d="M${x + 7.5},${y} v18 M${x},${y + 8} h15" stroke="${wall}" stroke-width="1.6"/>`;
  return [
    rect(22, -92, 12, 34, wall),
    rect(20, -95, 16, 6, roof),
    path('M-42,0 V-42 L0,-82 L42,-42 V0Z', wall),
    path('M-54,-36 L0,-90 L54,-36 L46,-30 L0,-74 L-46,-30Z', roof),
    pane(-30, -34),
    pane(15, -34),
    svg`<circle cx="0" cy="-54" r="6" fill="${isLit ? light : palette.ink}"/>`,
    rect(-8, -24, 16, 24, mix(wall, palette.ink, 0.45)),
  ].join('');
}

function smoke(stage: Stage, x: number, y: number, scale: number): string {
  const { random, palette } = stage;
  return repeat(7, (index) =>
    circle(
      x + (index * index * 1.1 + random.between(-3, 3)) * scale,
      y - index * 13 * scale,
      (4 + index * 2.1) * scale,
      mix(palette.sky[2], palette.light, 0.4),
      0.4 - index * 0.05,
    ),
  );
}

/** Houses with lit windows among hills: `snow` falls on them, otherwise it is a summer evening. */
export const village: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.04);
  const isSnow = variant === 'snow';
  const white = mix('#ffffff', palette.sky[2], 0.18);
  const land = (layer: number) =>
    isSnow
      ? mix(white, palette.sky[1], 0.5 - layer * 0.16)
      : mix(palette.sky[2], palette.ink, 0.3 + layer * 0.22);
  const roof = isSnow ? '#ffffff' : mix(palette.accent, palette.ink, 0.3);
  const moon = {
    x: isWide ? x - span * 0.4 : width * random.between(0.22, 0.3),
    y: yAt(stage, 0.16),
  };
  const rows = [0, 1, 2].map((layer) => {
    const y = yAt(stage, 0.56 + layer * 0.15);
    const size = (span / 420) * (0.55 + layer * 0.36);
    const homes = repeat(isWide ? 4 : 3, (index) => {
      const away =
        (index - (isWide ? 1.5 : 1) + (layer % 2) * 0.5) * size * 148 +
        random.between(-16, 16) * size;
      const left = x + away;
      const foot = y + random.between(0, 14) * size;
      const wall = mix(
        mix(palette.sky[1], palette.ink, 0.35 + layer * 0.14),
        palette.accent,
        random.next() * 0.14,
      );
      return (
        (random.chance(0.6) ? smoke(stage, left + 28 * size, foot - 98 * size, size) : '') +
        glow(stage, left, foot - 20 * size, 74 * size, palette.light, 0.34) +
        place(left, foot, size, cottage(stage, wall, roof, layer > 0 || random.chance(0.7)))
      );
    });
    const firs = repeat(isWide ? 16 : 8, () => {
      const left = random.between(-0.02, 1.02) * width;
      const tall = span * random.between(0.1, 0.16) * (0.7 + layer * 0.3);
      return Math.abs(left - x) < size * 210
        ? ''
        : fir(
            random,
            left,
            y + span * 0.05,
            tall,
            mix(palette.sky[1], palette.ink, 0.45 + layer * 0.2),
          );
    });
    return (
      ridge(stage, { y: y - span * 0.02, swing: span * 0.05, roughness: 0.36 }, land(layer)) +
      firs +
      homes
    );
  });
  const flakes = repeat(isSnow ? 130 : 0, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      (random.next() ** 2 * 2.6 + 0.7) * unit,
      '#ffffff',
      random.between(0.4, 0.95),
    ),
  );
  const front = yAt(stage, 0.93);
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.75, palette.sky[2]],
      ]),
      palette.isDark ? stars(stage, yAt(stage, 0.5), 110) : '',
      glow(stage, moon.x, moon.y, span * 0.24, palette.light, 0.6),
      circle(moon.x, moon.y, span * 0.06, palette.light),
      ridge(
        stage,
        { y: yAt(stage, 0.44), swing: span * 0.2, roughness: 0.5 },
        mix(palette.sky[2], palette.sky[1], 0.5),
      ),
      mist(stage, yAt(stage, 0.52), span * 0.2, palette.sky[2], 0.4),
      ...rows,
      path(
        svg`M-5,${height} V${front + span * 0.04} Q${width * 0.3},${front - span * 0.03} ${width * 0.6},${front + span * 0.03} T${width + 5},${front} V${height}Z`,
        isSnow ? white : palette.ink,
      ),
      svg`<g filter="${blur(stage, 0.4 * unit)}">${flakes}</g>`,
    ].join(''),
    focus: { x, y: yAt(stage, 0.66) },
  };
};
