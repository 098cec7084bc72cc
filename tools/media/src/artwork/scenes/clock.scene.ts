import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, mist, shade, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';

/** Marks and hands of a dial, 200 across; the hour is a share of the day's half. */
function dial(ink: string, accent: string, hour: number): string {
  const marks = repeat(60, (minute) => {
    const isHour = minute % 5 === 0;
    const weight = minute % 15 === 0 ? 5 : isHour ? 3.4 : 1;
    return svg`<rect x="${-weight / 2}" y="-92" width="${weight}" height="${isHour ? 16 : 5}" fill="${ink}" transform="rotate(${minute * 6})"/>`;
  });
  const hand = (turn: number, length: number, wide: number, colour: string) =>
    svg`<path d="M${-wide},14 L${-wide * 0.7},${-length * 0.8} L0,${-length} L${wide * 0.7},${-length * 0.8} L${wide},14Z" fill="${colour}" transform="rotate(${turn})"/>`;
  return (
    svg`<circle r="97" fill="none" stroke="${ink}" stroke-width="2.4"/><circle r="70" fill="none" stroke="${ink}" stroke-width=".8" opacity=".5"/>` +
    marks +
    hand(hour * 360, 52, 5, ink) +
    hand(((hour * 12) % 1) * 360, 80, 3.6, ink) +
    hand(((hour * 12 * 7) % 1) * 360, 86, 1, accent) +
    svg`<circle r="6.5" fill="${ink}"/><circle r="2.6" fill="${accent}"/>`
  );
}

/** Gables and chimneys from `left` on, ridge heights within the last fifth of the free band. */
function roofs(stage: Stage, foot: number, size: number, colour: string): string {
  const { random, width, height } = stage;
  let x = -size * random.next();
  const parts: string[] = [];
  while (x < width + size) {
    const wide = size * random.between(0.8, 1.5);
    const rise = size * random.between(0.3, 0.62);
    const eaves = foot + size * random.between(0, 0.22);
    parts.push(
      path(
        svg`M${x - size * 0.06},${eaves} L${x + wide / 2},${eaves - rise} L${x + wide + size * 0.06},${eaves} V${height} H${x}Z`,
        colour,
      ),
    );
    if (random.chance(0.7)) {
      const left = x + wide * random.between(0.62, 0.8);
      parts.push(
        rect(left, eaves - rise * 0.95, size * 0.12, rise, colour) +
          rect(left - size * 0.02, eaves - rise * 0.98, size * 0.16, size * 0.05, colour),
      );
    }
    x += wide * random.between(0.82, 0.98);
  }
  return parts.join('');
}

/** The dial of a tower instead of a moon, someone on the roofs before it; `noon` lights it from behind by day. */
export const clock: Scene = (stage) => {
  const { width, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.03);
  const radius = fitRadius(stage, isWide ? 0.42 : 0.41);
  const y = yAt(stage, 0.4);
  const roof = yAt(stage, 0.9);
  const size = span * 0.26;
  const stand = x + radius * random.between(-0.3, 0.35);
  const face = mix(palette.light, palette.sky[2], 0.12);
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.55, palette.sky[1]],
        [1, palette.sky[2]],
      ]),
      palette.isDark ? stars(stage, yAt(stage, 0.6), 90) : '',
      glow(stage, x, y, radius * 2.2, palette.light, 0.6),
      circle(x, y, radius, face),
      place(
        x,
        y,
        radius / 100,
        dial(mix(palette.ink, palette.sky[0], 0.2), palette.accent, random.next()),
      ),
      roofs(stage, roof - span * 0.1, size, mix(palette.sky[1], palette.ink, 0.55)),
      mist(stage, roof - span * 0.02, span * 0.22, palette.sky[2], variant === 'noon' ? 0.5 : 0.28),
      path(
        svg`M${stand - size},${roof + size * 0.5} L${stand},${roof - size * 0.1} L${stand + size},${roof + size * 0.5} V${stage.height} H${stand - size}Z`,
        palette.ink,
      ),
      roofs(stage, roof + size * 0.42, size * 1.15, palette.ink),
      figure(
        stand,
        roof - size * 0.06,
        span * 0.2,
        palette.ink,
        random.pick(['umbrella', 'hat', 'plain']),
      ),
      birds(stage, x - radius * 0.5, y - radius * 0.6, radius * 0.7, 6, palette.ink),
      shade(stage, yAt(stage, 0.98), palette.ink),
      rect(0, yAt(stage, 1.12), width, Math.max(0, stage.height - yAt(stage, 1.12)), palette.ink),
    ].join(''),
    focus: { x, y },
  };
};
