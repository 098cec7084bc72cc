import type { Scene } from '../artwork.types.ts';
import { glow } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, radial, rect, repeat, svg } from '../drawing/svg.ts';

const TURN = Math.PI / 11;
const SHRINK = 0.958;

/** Someone from above, and the shadow they throw. */
const walker = (ink: string) =>
  path('M3,3 L44,34 L38,42 L-4,8Z', ink, 0.4) +
  svg`<ellipse cx="0" cy="0" rx="15" ry="8" fill="${ink}" transform="rotate(-24)"/>` +
  circle(1, -2, 6.4, ink) +
  path('M8,6 L14,14 L11,16 L4,9Z M-8,-4 L-6,-15 L-10,-15 L-13,-6Z', ink);

/** A winding stair seen from its top, someone on the lit floor below. */
export const stairs: Scene = (stage) => {
  const { width, height, random, palette, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.03);
  const y = yAt(stage, 0.5);
  const reach = isWide ? span * 0.86 : Math.max(width * 0.78, span * 0.6);
  const first = random.between(0, Math.PI * 2);
  const steps = 62;
  const well = reach * SHRINK ** steps * 0.78;
  const at = (angle: number, radius: number) =>
    svg`${x + Math.cos(angle) * radius},${y + Math.sin(angle) * radius}`;
  const treads = repeat(steps, (step) => {
    const [from, to] = [first + step * TURN, first + (step + 1) * TURN];
    const outer = reach * SHRINK ** step;
    const inner = outer * 0.56;
    const depth = step / steps;
    const side = 0.5 + 0.5 * Math.cos(from - 2.4);
    const lit = mix(
      palette.ink,
      mix(palette.sky[1], palette.light, 0.25 + depth * 0.5),
      0.28 + depth * 0.42 + side * 0.34,
    );
    const riser = mix(lit, palette.ink, 0.5);
    return (
      path(
        svg`M${at(from, inner)} L${at(from, outer)} A${outer},${outer} 0 0 1 ${at(to, outer)} L${at(to, inner)}Z`,
        lit,
      ) +
      path(
        svg`M${at(to, inner)} L${at(to, outer)} L${at(to - 0.045, outer)} L${at(to - 0.06, inner)}Z`,
        riser,
      ) +
      path(
        svg`M${at(from, outer)} A${outer},${outer} 0 0 1 ${at(to, outer)} L${at(to, outer * 0.965)} A${outer},${outer} 0 0 0 ${at(from, outer * 0.985)}Z`,
        step % 2 ? palette.accent : mix(palette.accent, palette.ink, 0.3),
        0.85,
      )
    );
  });
  return {
    svg: [
      rect(0, 0, width, height, palette.ink),
      circle(
        x,
        y,
        reach * 1.2,
        radial(stage, [
          [0, mix(palette.ink, palette.sky[1], 0.7)],
          [1, palette.ink],
        ]),
      ),
      circle(x, y, reach, palette.ink, 0.8),
      treads,
      circle(x, y, well * 1.6, mix(palette.light, palette.sky[2], 0.2)),
      glow(stage, x, y, well * 6, palette.light, 0.55),
      place(x - well * 0.15, y + well * 0.1, well / 34, walker(palette.ink)),
    ].join(''),
    focus: { x, y },
  };
};
