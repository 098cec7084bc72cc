import type { Scene } from '../artwork.types.ts';
import { margins } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { PROFILE, runner } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, path, place, rect, repeat, svg } from '../drawing/svg.ts';

/** A gear of `teeth` teeth, 100 across. */
function gear(teeth: number, fill: string, hole: string): string {
  const edge = repeat(teeth, (index) => {
    const at = (share: number, reach: number) => {
      const angle = ((index + share) / teeth) * Math.PI * 2;
      return svg`${Math.cos(angle) * reach},${Math.sin(angle) * reach} `;
    };
    return `${index === 0 ? 'M' : 'L'}${at(0, 41)}L${at(0.2, 50)}L${at(0.5, 50)}L${at(0.7, 41)}`;
  });
  return path(`${edge}Z`, fill) + circle(0, 0, 17, hole) + circle(0, 0, 6, fill);
}

const LOUDSPEAKER =
  'M-60,-8 L-10,-16 L52,-52 V52 L-10,16 L-60,8Z M-66,-12 h8 v24 h-8Z M-34,14 l10,2 l6,34 h-12Z';

/** Slanting bars, a wedge and a disc in two inks: `face`, `loudspeaker`, `machine` or `runner` in the disc. */
export const constructivist: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.03);
  const y = yAt(stage, 0.5);
  const radius = fitRadius(stage, isWide ? 0.42 : 0.36);
  const ink = palette.ink;
  const red = palette.accent;
  const grey = mix(palette.paper, palette.ink, 0.2);
  const lean = random.pick([-1, 1]) * random.between(26, 38);
  const long = Math.max(width, height) * 1.6;
  const bars = [
    [-0.92, 0.16, red],
    [-0.62, 0.05, ink],
    [0.78, 0.1, ink],
    [0.98, 0.04, red],
    [1.16, 0.14, grey],
  ] as const;
  const strips = bars.map(([away, thick, fill]) =>
    rect(isWide ? -radius * 1.5 : -long / 2, away * radius * 1.5, long, thick * radius * 1.5, fill),
  );
  const lines = repeat(6, (index) =>
    rect(
      -radius * 1.9,
      radius * (0.86 + index * 0.05),
      radius * (1.7 - index * 0.2),
      radius * 0.014,
      ink,
    ),
  );
  const scale = radius / 100;
  const subject =
    {
      loudspeaker: place(
        x - 6 * scale,
        y,
        scale * 1.15,
        svg`<g transform="rotate(${lean * 0.6})">${path(LOUDSPEAKER, palette.paper)}</g>`,
      ),
      machine:
        place(x - 26 * scale, y - 14 * scale, scale * 1.05, gear(14, palette.paper, ink)) +
        place(x + 40 * scale, y + 42 * scale, scale * 0.62, gear(10, red, ink)),
      runner: runner(x - 4 * scale, y + 6 * scale, 150 * scale, palette.paper),
    }[variant] ??
    place(x - 56 * scale, y - 74 * scale, scale * 1.05, path(PROFILE, palette.paper), false);
  return {
    svg: [
      rect(0, 0, width, height, palette.paper),
      svg`<g transform="translate(${x} ${y}) rotate(${lean})">${strips}</g>`,
      margins(stage, palette.paper, 0.8),
      circle(x, y, radius, ink),
      svg`<g clip-path="${clip(stage, circle(x, y, radius, ink))}">${subject}</g>`,
      svg`<g transform="translate(${x} ${y}) rotate(${lean + (random.chance(0.5) ? 0 : 180)})">${path(svg`M${-radius * 2.2},${-radius * 0.36} L${-radius * 0.62},${radius * 0.02} L${-radius * 2.1},${radius * 0.5}Z`, red)}${lines}</g>`,
      svg`<circle cx="${x}" cy="${y}" r="${radius * 1.16}" fill="none" stroke="${ink}" stroke-width="${span * 0.006}" stroke-dasharray="${radius * 2.2} ${radius * 0.5}" transform="rotate(${lean} ${x} ${y})"/>`,
    ].join(''),
    focus: { x, y },
  };
};
