import type { Scene } from '../artwork.types.ts';
import { glow, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';

/** Someone on a rope with a pole, 100 high, feet at the origin. */
const walker = (suit: string, ink: string) =>
  svg`<path d="M-74,-40 Q0,-56 74,-40" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>` +
  path(
    'M-9,-78 C-4,-82 6,-82 10,-78 L9,-46 L14,-4 L18,0 H7 L0,-40 L-6,0 H-16 L-12,-4 L-9,-46Z',
    suit,
  ) +
  svg`<path d="M-8,-74 L-26,-46 M9,-74 L26,-46" stroke="${suit}" stroke-width="6.4" stroke-linecap="round"/>` +
  circle(0, -90, 8, ink) +
  path('M-9,-95 H9 L7,-98 L6,-110 H-6 L-7,-98Z', ink);

/** A striped big top with flags under a rope-walker; lamps along its edge. */
export const circus: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.01);
  const ground = yAt(stage, 0.97);
  const reach = Math.min(isWide ? span * 0.62 : width * 0.46, span * 0.62);
  const eaves = ground - span * 0.26;
  const peak = eaves - span * 0.3;
  const stripes = 10;
  const cloth = (index: number) =>
    index % 2 ? mix(palette.paper, palette.light, 0.3) : palette.accent;
  const roof = repeat(stripes, (index) => {
    const at = (share: number) => x - reach + share * reach * 2;
    const [from, to] = [index / stripes, (index + 1) / stripes];
    const bend = (share: number) => eaves - span * 0.07 + Math.abs(share - 0.5) * span * 0.14;
    return path(
      svg`M${x},${peak} Q${x + (at(from) - x) * 0.4},${eaves - span * 0.12} ${at(from)},${bend(from)} Q${(at(from) + at(to)) / 2},${bend((from + to) / 2) + span * 0.045} ${at(to)},${bend(to)} Q${x + (at(to) - x) * 0.4},${eaves - span * 0.12} ${x},${peak}Z`,
      cloth(index),
    );
  });
  const walls = repeat(stripes, (index) => {
    const left = x - reach * 0.92 + (index / stripes) * reach * 1.84;
    return rect(
      left,
      eaves - span * 0.08,
      (reach * 1.84) / stripes + 0.6,
      ground - eaves + span * 0.08,
      mix(cloth(index), palette.ink, 0.28 + Math.abs(index - 4.5) * 0.035),
    );
  });
  const door = path(
    svg`M${x - reach * 0.16},${ground} Q${x - reach * 0.1},${eaves + span * 0.02} ${x},${eaves - span * 0.02} Q${x + reach * 0.1},${eaves + span * 0.02} ${x + reach * 0.16},${ground}Z`,
    palette.light,
  );
  const rope = yAt(stage, 0.32);
  const lamps = repeat(isWide ? 18 : 13, (index) => {
    const share = index / (isWide ? 17 : 12);
    const left = (isWide ? width * 0.3 : 0) + share * (isWide ? width * 0.72 : width);
    const top = yAt(stage, 0.02) + Math.sin(share * Math.PI) * span * 0.09;
    return (
      glow(stage, left, top, 13 * unit, palette.light, 0.9) +
      circle(left, top, 2.6 * unit, palette.light)
    );
  });
  const flags = [-0.62, 0, 0.62].map((away) => {
    const left = x + away * reach;
    const top = away === 0 ? peak : eaves - span * 0.13;
    return (
      rect(left - unit, top - span * 0.08, 2 * unit, span * 0.09, palette.ink) +
      path(
        svg`M${left},${top - span * 0.08} l${span * 0.07 * random.pick([-1, 1])},${span * 0.018} v${span * 0.018} L${left},${top - span * 0.03}Z`,
        away === 0 ? palette.light : palette.accent,
      )
    );
  });
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.6, palette.sky[1]],
        [1, palette.sky[2]],
      ]),
      stars(stage, eaves, palette.isDark ? 110 : 30),
      glow(stage, x, eaves, span * 0.7, palette.light, 0.5),
      lamps,
      svg`<path d="M-5,${rope - span * 0.03} Q${x},${rope + span * 0.015} ${width + 5},${rope - span * 0.03}" fill="none" stroke="${palette.ink}" stroke-width="${1.6 * unit}"/>`,
      place(
        x + reach * 0.04,
        rope + span * 0.006,
        (span * 0.24) / 100,
        walker(palette.accent, palette.ink),
      ),
      ...flags,
      walls,
      door,
      roof,
      path(
        svg`M-5,${height} V${ground} Q${x},${ground - span * 0.03} ${width + 5},${ground} V${height}Z`,
        mix(palette.ink, palette.sky[0], 0.15),
      ),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
