import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, mist, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure, grass } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

/** Two snow-capped cones on the horizon, the larger at the sun's side. */
function peaks(stage: Stage, x: number, foot: number): string {
  const { palette } = stage;
  const far = mix(palette.sky[2], palette.sky[1], 0.62);
  const snow = mix(palette.light, palette.sky[2], 0.35);
  const cone = (left: number, height: number, reach: number) => {
    const top = foot - height;
    const cap = height * 0.3;
    const at = (share: number, side: number) => left + side * reach * share ** 1.25;
    return (
      path(
        svg`M${left - reach},${foot} Q${left - reach * 0.3},${top + height * 0.42} ${left - reach * 0.07},${top} L${left + reach * 0.06},${top + height * 0.02} Q${left + reach * 0.34},${top + height * 0.46} ${left + reach},${foot}Z`,
        far,
      ) +
      path(
        svg`M${left - reach * 0.07},${top} L${left + reach * 0.06},${top + height * 0.02} L${at(0.33, 1)},${top + cap * 0.95} L${at(0.2, 1)},${top + cap * 0.75} L${at(0.12, 1)},${top + cap * 1.15} L${at(0.03, 1)},${top + cap * 0.7} L${at(0.13, -1)},${top + cap * 1.2} L${at(0.22, -1)},${top + cap * 0.72} L${at(0.33, -1)},${top + cap}Z`,
        snow,
        0.9,
      )
    );
  };
  const size = freeHeight(stage);
  return cone(x + size * 0.42, size * 0.22, size * 0.3) + cone(x, size * 0.42, size * 0.52);
}

/** A small church with a pointed drum, seen from afar. */
function church(x: number, y: number, height: number, colour: string): string {
  const d =
    'M-34,0 V-40 L-18,-52 H-16 V-70 L0,-100 L16,-70 V-52 H18 L34,-40 V0Z M-.8,-112 H.8 V-99 H-.8Z M-4,-109 H4 V-107.4 H-4Z';
  return place(x, y, height / 112, path(d, colour));
}

/**
 * Ridges in mist and a low sun. Variants: `peaks` puts two snowy cones and a church, `dunes` smooths the land,
 * `steppe` lets grass grow at the foot.
 */
export const mountains: Scene = (stage) => {
  const { width, height, random, palette, variant, isWide } = stage;
  const isDunes = variant === 'dunes';
  const x = subjectX(stage, 0.16);
  const span = freeHeight(stage);
  const radius = Math.min(width, span) * random.between(0.12, 0.16);
  const sun = { x: variant === 'peaks' ? x - span * 0.26 : x, y: yAt(stage, isDunes ? 0.3 : 0.24) };
  const hills = [0, 1, 2].map((index) => {
    const share = index / 3;
    const y = yAt(stage, (isDunes ? 0.56 : 0.52) + share * 0.4);
    const colour = mix(palette.sky[2], palette.ink, 0.16 + share * 0.66);
    const swing = span * (isDunes ? 0.22 - 0.06 * share : 0.34 - 0.16 * share);
    return (
      ridge(stage, { y, swing, roughness: isDunes ? 0.34 : 0.52 }, colour) +
      mist(stage, y + span * 0.14, span * 0.16, palette.sky[2], 0.4)
    );
  });
  const front = mix(palette.ink, '#000000', 0.35);
  const top = yAt(stage, 0.87);
  const stand = isWide ? x + span * 0.04 : width - x;
  const knoll = svg`M-5,${height} V${top + span * 0.17} C${stand - span * 0.5},${top + span * 0.15} ${stand - span * 0.24},${top} ${stand},${top} C${stand + span * 0.3},${top} ${stand + span * 0.4},${top + span * 0.12} ${width + 5},${top + span * 0.1} V${height}Z`;
  const subject =
    variant === 'peaks'
      ? church(stand, top + span * 0.012, span * 0.24, front)
      : figure(
          stand,
          top + span * 0.008,
          span * 0.13,
          front,
          random.pick(['plain', 'umbrella', 'hat']),
        );
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.45, palette.sky[1]],
        [0.75, palette.sky[2]],
      ]),
      palette.isDark ? stars(stage, height * 0.4, 80) : '',
      glow(stage, sun.x, sun.y, radius * 3.6, palette.light, 0.7),
      circle(sun.x, sun.y, radius, palette.light),
      variant === 'peaks'
        ? peaks(stage, x + span * 0.06, yAt(stage, 0.62)) +
          mist(stage, yAt(stage, 0.6), span * 0.2, palette.sky[2], 0.5)
        : '',
      ...hills,
      subject,
      path(knoll, front),
      variant === 'steppe'
        ? grass(width, top + span * 0.2, span * 0.22, 160, front, random.next)
        : '',
      birds(stage, sun.x, sun.y, radius * 1.2, 6, palette.ink),
    ].join(''),
    focus: { x: isWide ? x : width / 2, y: yAt(stage, 0.52) },
  };
};
