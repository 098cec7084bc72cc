import type { Scene } from '../artwork.types.ts';
import { glow } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { fitRadius, subjectX, yAt } from '../drawing/stage.ts';
import { circle, radial, rect, repeat, svg } from '../drawing/svg.ts';

/** Broken rings of noise round a pupil with someone in it; `paper` prints them on paper. */
export const eye: Scene = (stage) => {
  const { width, height, random, palette, unit, variant } = stage;
  const isPaper = variant === 'paper';
  const x = subjectX(stage, 0);
  const y = yAt(stage, 0.5);
  const reach = fitRadius(stage, 0.54);
  const rings = repeat(26, (index) => {
    const share = (26 - index) / 26;
    const colour = index % 5 === 0 ? palette.accent : isPaper ? palette.ink : palette.light;
    return svg`<circle cx="${x + Math.sin(index) * 2 * unit}" cy="${y}" r="${reach * share}" fill="none" stroke="${colour}" stroke-width="${random.between(0.8, 3.4) * unit}" opacity="${1 - share * 0.72}" stroke-dasharray="${random.whole(3, 60) * unit} ${random.whole(2, 16) * unit}" transform="rotate(${random.whole(0, 359)} ${x} ${y})"/>`;
  });
  return {
    svg: [
      rect(0, 0, width, height, isPaper ? palette.paper : palette.ink),
      isPaper
        ? ''
        : circle(
            x,
            y,
            Math.max(width, height) * 0.75,
            radial(stage, [
              [0, mix(palette.ink, palette.sky[1], 0.9)],
              [1, palette.ink],
            ]),
          ),
      rings,
      isPaper ? '' : glow(stage, x, y, reach * 0.8, palette.accent, 0.6),
      circle(x, y, reach * 0.25, '#030304'),
      figure(x, y + reach * 0.17, reach * 0.31, palette.light, random.pick(['umbrella', 'hat'])),
    ].join(''),
    focus: { x, y },
  };
};
