import type { Scene, Stage } from '../artwork.types.ts';
import { glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { blur, circle, path, place, repeat, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

/** A whale 240 long swimming to the right. */
const whale = (skin: string, belly: string, ink: string) =>
  path(
    'M118,-2 C104,-42 40,-58 -20,-44 C-60,-34 -84,-18 -104,-14 C-112,-26 -130,-34 -146,-32 C-140,-20 -132,-12 -120,-8 C-134,-2 -142,8 -144,22 C-128,20 -112,10 -104,0 C-80,14 -60,30 -20,38 C40,48 108,34 118,-2Z',
    skin,
  ) +
  path('M118,-2 C108,34 40,48 -20,38 C-44,33 -60,24 -76,14 C-20,22 60,24 118,-2Z', belly) +
  repeat(
    6,
    (index) =>
      svg`<path d="M${96 - index * 16},${14 - index * 0.6} q-14,${10 - index * 0.4} -30,${13 - index * 0.5}" fill="none" stroke="${skin}" stroke-width="1.6" opacity=".6"/>`,
  ) +
  path('M20,30 C14,54 -4,70 -26,74 C-20,54 -16,40 -12,34Z', skin) +
  circle(86, -8, 3.6, ink) +
  circle(87, -9, 1.2, '#ffffff');

/** Someone diving, 60 long, with a lamp ahead. */
const diver = (ink: string) =>
  path(
    'M22,-6 C30,-12 38,-8 36,0 C34,6 26,6 22,2Z M20,-4 C6,-10 -8,-8 -18,-2 L-40,4 L-56,-2 L-60,4 L-42,10 L-20,6 C-8,10 8,8 20,4Z M-4,-8 C4,-20 14,-18 16,-10Z M10,2 C16,10 26,14 36,12 L36,9 C28,9 22,4 18,-1Z',
    ink,
  );

const jellyfish = (colour: string, light: string, sway: number) =>
  path(
    'M-40,0 C-44,-54 44,-54 40,0 Q30,8 20,0 Q10,8 0,0 Q-10,8 -20,0 Q-30,8 -40,0Z',
    colour,
    0.85,
  ) +
  path('M-28,-6 C-30,-38 10,-44 4,-20 C0,-4 -20,-2 -28,-6Z', light, 0.4) +
  repeat(7, (index) => {
    const x = -30 + index * 10;
    const long = 70 + (index % 3) * 26;
    return svg`<path d="M${x},2 q${sway},${long * 0.3} 0,${long * 0.55} t${-sway},${long * 0.45}" fill="none" stroke="${index % 2 ? light : colour}" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`;
  });

function weeds(stage: Stage, y: number): string {
  const { random, width, isWide, palette } = stage;
  const span = freeHeight(stage);
  return repeat(isWide ? 34 : 18, () => {
    const x = random.next() * width;
    const tall = span * random.between(0.08, 0.26);
    const lean = random.between(-0.3, 0.3) * tall;
    const weight = span * random.between(0.006, 0.012);
    return svg`<path d="M${x},${y} q${lean},${-tall * 0.35} 0,${-tall * 0.6} t${lean * 0.4},${-tall * 0.4}" fill="none" stroke="${mix(palette.ink, palette.accent, random.next() * 0.3)}" stroke-width="${weight}" stroke-linecap="round"/>`;
  });
}

/** The depths with light from above: a `whale`, a `diver` or `jellyfish` among bubbles. */
export const underwater: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant, unit } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const y = yAt(stage, 0.46);
  const deep = mix(palette.sky[0], palette.ink, 0.2);
  const bottom = yAt(stage, 0.9);
  const rays = repeat(7, (index) => {
    const top = x + (index - 3) * span * 0.11;
    const lean = (index - 3) * span * 0.16;
    return path(
      svg`M${top - 9 * unit},-10 L${top + 9 * unit},-10 L${top + lean + 46 * unit},${height} L${top + lean - 46 * unit},${height}Z`,
      palette.light,
      random.between(0.05, 0.14),
    );
  });
  const bubbles = repeat(isWide ? 46 : 34, () => {
    const size = (1 + random.next() ** 2 * 6) * unit;
    const left = x + random.between(-0.6, 0.6) * span;
    return svg`<circle cx="${left}" cy="${random.between(0.02, 0.95) * height}" r="${size}" fill="none" stroke="${palette.light}" stroke-width="${0.9 * unit}" opacity="${random.between(0.25, 0.7)}"/>`;
  });
  const scale = Math.min(width * 0.86, span * 1.1) / 280;
  const body = mix(palette.sky[0], palette.ink, 0.5);
  const subject = {
    diver:
      glow(stage, x + 46 * scale, y + 4 * scale, 90 * scale, palette.light, 0.8) +
      path(
        svg`M${x + 44 * scale},${y} l${150 * scale},${-16 * scale} v${70 * scale}Z`,
        palette.light,
        0.22,
      ) +
      place(x, y, scale * 1.7, diver(palette.ink)),
    jellyfish: [
      place(
        x - span * 0.22,
        y + span * 0.24,
        scale * 0.7,
        jellyfish(mix(palette.sky[2], palette.accent, 0.4), palette.light, 10),
      ),
      place(
        x + span * 0.22,
        y - span * 0.16,
        scale * 0.46,
        jellyfish(mix(palette.sky[2], palette.accent, 0.2), palette.light, -8),
      ),
      glow(stage, x, y, 130 * scale, palette.accent, 0.5),
      place(x, y, scale * 1.5, jellyfish(palette.accent, palette.light, 14)),
    ].join(''),
  }[variant];
  const school = repeat(16, () => {
    const [left, top] = [
      x + random.between(-0.42, 0.42) * span,
      y + random.between(0.16, 0.4) * span,
    ];
    return place(
      left,
      top,
      scale * random.between(0.14, 0.24),
      path(
        'M-44,0 C-26,-20 8,-22 26,-3 L46,-18 V20 L26,5 C8,22 -26,20 -44,0Z',
        mix(palette.ink, palette.sky[1], 0.25),
      ),
    );
  });
  return {
    svg: [
      sky(stage, [
        [0, mix(palette.sky[2], palette.light, 0.25)],
        [0.3, palette.sky[1]],
        [1, deep],
      ]),
      glow(stage, x, 0, span * 0.8, palette.light, 0.6),
      svg`<g filter="${blur(stage, 4 * unit)}">${rays}</g>`,
      ridge(
        stage,
        { y: bottom, swing: span * 0.16, roughness: 0.5 },
        mix(palette.sky[1], palette.ink, 0.6),
      ),
      school,
      subject ??
        place(x, y, scale, whale(body, mix(palette.sky[2], palette.light, 0.3), palette.ink)),
      bubbles,
      weeds(stage, yAt(stage, 1.06)),
      ridge(stage, { y: yAt(stage, 1.02), swing: span * 0.08, roughness: 0.48 }, palette.ink),
    ].join(''),
    focus: { x, y },
  };
};
