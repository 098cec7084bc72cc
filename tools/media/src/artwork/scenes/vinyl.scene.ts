import type { Scene } from '../artwork.types.ts';
import { glow } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { fitRadius, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';

/** A long-playing record and the arm above it. */
export const vinyl: Scene = (stage) => {
  const { width, height, random, palette } = stage;
  const x = subjectX(stage, 0);
  const y = yAt(stage, 0.52);
  const radius = fitRadius(stage, 0.46);
  const grooves = repeat(
    28,
    (index) =>
      svg`<circle cx="${x}" cy="${y}" r="${radius * (0.36 + index * 0.0225)}" fill="none" stroke="#ffffff" stroke-width="${radius * 0.0032}" opacity="${random.between(0.05, 0.28)}"/>`,
  );
  const shine = path(
    svg`M${x},${y} L${x - radius * 0.3},${y - radius * 0.95} A${radius},${radius} 0 0 1 ${x + radius * 0.12},${y - radius * 0.99}Z M${x},${y} L${x + radius * 0.3},${y + radius * 0.95} A${radius},${radius} 0 0 1 ${x - radius * 0.12},${y + radius * 0.99}Z`,
    '#ffffff',
    0.13,
  );
  const arm =
    svg`<path d="M92,-96 L70,20 L40,58" fill="none" stroke="${palette.light}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
    path('M44,48 L52,58 L36,76 L26,66Z', palette.accent) +
    circle(92, -96, 15, palette.ink) +
    circle(92, -96, 7, palette.light);
  return {
    svg: [
      rect(0, 0, width, height, palette.sky[1]),
      glow(stage, x, y, radius * 1.7, palette.light, 0.4),
      circle(
        x + radius * 0.05,
        y + radius * 0.07,
        radius,
        mix(palette.sky[1], palette.ink, 0.3),
        0.55,
      ),
      circle(x, y, radius, '#0b0b0d'),
      grooves,
      shine,
      circle(x, y, radius * 0.33, palette.accent),
      circle(x, y, radius * 0.22, palette.light),
      circle(x, y, radius * 0.035, palette.ink),
      place(x, y, radius / 108, arm),
    ].join(''),
    focus: { x, y },
  };
};
