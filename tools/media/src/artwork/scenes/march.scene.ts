import type { Scene } from '../artwork.types.ts';
import { glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';

/** A waving flag 80 wide on a pole, the foot of the pole at the origin. */
const flag = (cloth: string, pole: string, wave: number) =>
  path(
    svg`M2,-150 C20,${-160 - wave} 34,${-140 + wave} 54,-148 C64,-152 72,-152 82,-146 L78,-104 C68,-110 60,-110 50,-106 C32,-98 20,${-116 - wave} 2,-106Z`,
    cloth,
  ) +
  rect(-1.6, -156, 3.2, 156, pole) +
  circle(0, -158, 3, pole);

const HEAD =
  'M-11,0 C-12,-14 -6,-18 -5,-22 C-10,-26 -10,-38 0,-39 C10,-38 10,-26 5,-22 C6,-18 12,-14 11,0Z';
const CAP = 'M-10,-34 C-9,-44 9,-44 10,-34 L14,-32 L9,-31 H-10Z';
const SCARF =
  'M-10,-26 C-12,-44 12,-44 10,-26 C12,-20 10,-16 8,-14 L0,-20 L-8,-14 C-10,-16 -12,-20 -10,-26Z';

/** A crowd under flags before a great sun: `march` of many, or a `square` seen from its last row. */
export const march: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.04);
  const radius = Math.min(width, span) * (variant === 'square' ? 0.3 : 0.36);
  const sun = { x, y: yAt(stage, 0.4) };
  const reach = Math.max(width, height) * 1.3;
  const rays = repeat(24, (index) => {
    const [from, to] = [index * 15, index * 15 + 6.5].map((angle) => (angle * Math.PI) / 180);
    const at = (angle = 0) =>
      svg`${sun.x + Math.cos(angle) * reach},${sun.y + Math.sin(angle) * reach}`;
    return path(svg`M${sun.x},${sun.y} L${at(from)} L${at(to)}Z`, palette.light, 0.13);
  });
  const rows = repeat(5, (row) => {
    const size = (span / 460) * (0.62 + row * 0.3);
    const y = yAt(stage, 0.66 + row * 0.085);
    const colour = mix(mix(palette.sky[1], palette.ink, 0.35), palette.ink, row / 4);
    const count = Math.ceil(width / (21 * size)) + 2;
    const banners = repeat(isWide ? 4 : 2, () => {
      const left = isWide ? width * random.between(0.42, 1) : width * random.between(0.02, 0.9);
      return row > 3
        ? ''
        : place(
            left,
            y,
            size * random.between(0.9, 1.15),
            flag(
              row % 2 ? palette.accent : mix(palette.accent, palette.ink, 0.25),
              colour,
              random.between(2, 9),
            ),
          );
    });
    const people = repeat(count, (index) => {
      const left = (index - 0.5 + random.between(-0.22, 0.22)) * 21 * size;
      const tall = random.between(-5, 5) * size;
      const extra = random.chance(0.5)
        ? path(CAP, colour)
        : random.chance(0.3)
          ? path(SCARF, colour)
          : '';
      return place(left, y + tall + 14 * size, size, path(HEAD, colour) + extra);
    });
    return (
      banners +
      people +
      rect(0, y + 12 * size, width, height, colour) +
      mist(stage, y + 20 * size, span * 0.1, palette.sky[2], 0.16)
    );
  });
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.85, palette.sky[2]],
      ]),
      rays,
      glow(stage, sun.x, sun.y, radius * 2, palette.light, 0.5),
      circle(sun.x, sun.y, radius, mix(palette.accent, palette.light, 0.35)),
      rows,
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
