import type { Hex, Scene } from '../artwork.types.ts';
import { birds, glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, path, place, repeat, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

const ENVELOPE =
  'M0,-60 C34,-60 54,-36 50,-8 C46,20 20,34 12,52 H-12 C-20,34 -46,20 -50,-8 C-54,-36 -34,-60 0,-60Z';

/** A balloon 100 wide: gores of two colours, a band, a basket on four ropes. */
function balloon(id: string, cloth: Hex, other: Hex, band: Hex, ink: Hex): string {
  const gores = [44, 24, 8].map(
    (reach, index) =>
      svg`<ellipse cx="0" cy="-4" rx="${reach}" ry="62" fill="${index % 2 ? cloth : other}"/>`,
  );
  return (
    svg`<g clip-path="${id}">${path(ENVELOPE, cloth)}${gores}<path d="M-60,-20 Q0,4 60,-20 V-4 Q0,20 -60,-4Z" fill="${band}" opacity=".9"/><path d="M-60,-70 H-6 C-34,-30 -30,20 -10,60 H-60Z" fill="#ffffff" opacity=".16"/><path d="M60,-70 H22 C46,-30 40,20 8,60 H60Z" fill="${ink}" opacity=".16"/></g>` +
    svg`<path d="M-11,52 L-8,72 M11,52 L8,72 M-4,52 L-3,72 M4,52 L3,72" stroke="${ink}" stroke-width="1.4"/>` +
    path('M-10,72 H10 L8,86 H-8Z', mix(ink, '#b9793c', 0.5)) +
    circle(-3, 69, 3, ink) +
    circle(4, 70, 2.6, ink)
  );
}

/** Balloons over misty hills; `one` flies a single large one. */
export const balloons: Scene = (stage) => {
  const { width, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.05);
  const isOne = variant === 'one';
  const envelope = clip(stage, svg`<path d="${ENVELOPE}"/>`);
  const sets: readonly (readonly [Hex, Hex, Hex])[] = [
    [palette.accent, palette.paper, palette.light],
    [palette.light, palette.accent, palette.paper],
    [palette.paper, mix(palette.sky[0], palette.ink, 0.2), palette.accent],
    [mix(palette.sky[0], palette.ink, 0.2), palette.light, palette.paper],
  ];
  const fleet = isOne
    ? [[0, 0.4, 0.62] as const]
    : ([
        [0.3, 0.16, 0.13],
        [-0.36, 0.12, 0.2],
        [0.4, 0.52, 0.26],
        [-0.06, 0.42, 0.46],
      ] as const);
  const flock = fleet.map(([away, high, size], index) => {
    const [cloth, other, band] = sets[(index + 1) % sets.length] ?? [
      palette.accent,
      palette.paper,
      palette.light,
    ];
    const reach = Math.min(width, span);
    const left = x + away * reach + random.between(-0.03, 0.03) * reach;
    const far = 1 - Math.min(1, size / 0.46);
    const tint = (colour: Hex) => mix(colour, palette.sky[1], far * 0.45);
    return place(
      left,
      yAt(stage, high),
      (reach * size) / 100,
      balloon(envelope, tint(cloth), tint(other), tint(band), palette.ink),
    );
  });
  const hills = repeat(4, (layer) => {
    const y = yAt(stage, 0.72 + layer * 0.09);
    return (
      ridge(
        stage,
        { y, swing: span * (0.16 - layer * 0.025), roughness: 0.42 },
        mix(
          palette.sky[2],
          layer > 2 ? palette.ink : mix(palette.accent, palette.ink, 0.6),
          0.14 + layer * 0.26,
        ),
      ) + mist(stage, y + span * 0.08, span * 0.12, palette.sky[2], 0.34)
    );
  });
  const sun = { x: isWide ? x + span * 0.62 : width * 0.2, y: yAt(stage, 0.6) };
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.8, palette.sky[2]],
      ]),
      glow(stage, sun.x, sun.y, span * 0.4, palette.light, 0.8),
      circle(sun.x, sun.y, span * 0.08, palette.light),
      birds(stage, x, yAt(stage, 0.3), span * 0.5, 5, palette.ink),
      hills,
      ...flock,
    ].join(''),
    focus: { x, y: yAt(stage, isOne ? 0.4 : 0.42) },
  };
};
