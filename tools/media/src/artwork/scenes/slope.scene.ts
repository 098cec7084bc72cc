import type { Scene } from '../artwork.types.ts';
import { glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { fir, ridge } from '../drawing/terrain.ts';

/** Someone on skis going down to the right, 100 high. */
const skier = (suit: string, ink: string) =>
  svg`<path d="M-44,6 L46,24 Q54,24 56,16" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M-38,-2 L40,14 Q48,14 50,6" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>` +
  svg`<path d="M4,10 L18,-10 L-4,-26 M-6,6 L8,-12 L-8,-24" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>` +
  path(
    'M-16,-22 C-14,-44 2,-60 18,-64 C28,-64 32,-56 28,-50 C20,-38 12,-28 4,-18 C-4,-12 -14,-14 -16,-22Z',
    suit,
  ) +
  circle(32, -70, 9, suit) +
  svg`<path d="M33,-72 L42,-69" stroke="${ink}" stroke-width="5"/><path d="M20,-56 L38,-40 L52,-42 M16,-50 L30,-32" fill="none" stroke="${suit}" stroke-width="6.5" stroke-linecap="round"/><path d="M54,-44 L6,10 M34,-30 L-26,-6" stroke="${ink}" stroke-width="2"/>`;

/** Someone on a rope, seen from the side, 100 high. */
const climber = (suit: string, ink: string) =>
  svg`<path d="M6,-54 L20,-84 M-2,-52 L10,-76 M0,-18 L16,-8 L14,10 M-6,-16 L2,4 L-8,20" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
  path('M-12,-54 C-10,-62 6,-64 10,-56 L8,-18 C2,-12 -8,-12 -12,-18Z', suit) +
  path('M-22,-54 L-12,-56 L-12,-26 L-22,-28Z', ink) +
  circle(0, -70, 8, ink);

/** A white slope: someone on skis leaves a track, or a `climber` hangs on a cliff. */
export const slope: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const snow = mix('#ffffff', palette.sky[2], 0.12);
  const shadow = mix(snow, palette.sky[1], 0.5);
  const isClimber = variant === 'climber';
  const sun = { x: isWide ? x - span * 0.6 : width * 0.2, y: yAt(stage, 0.12) };
  const y = yAt(stage, isClimber ? 0.5 : 0.62);
  const fall = isWide ? 0.34 : 0.5;
  const at = (left: number) => y + (left - x) * fall;
  const reach = span * 0.9;
  const track = svg`M${x - span * 0.06},${at(x - span * 0.06)} C${x - reach * 0.3},${at(x - reach * 0.3) - span * 0.02} ${x - reach * 0.22},${at(x - reach * 0.22) - span * 0.12} ${x - reach * 0.5},${at(x - reach * 0.5) - span * 0.02} S${x - reach * 0.5},${at(x - reach * 0.5) - span * 0.18} ${x - reach * 0.9},${at(x - reach * 0.9)}`;
  const peaks = repeat(
    2,
    (layer) =>
      ridge(
        stage,
        {
          y: yAt(stage, 0.34 + layer * 0.14),
          swing: span * (0.42 - layer * 0.12),
          roughness: 0.56,
        },
        mix(shadow, palette.sky[1], 0.6 - layer * 0.3),
      ) + mist(stage, yAt(stage, 0.52 + layer * 0.1), span * 0.18, palette.sky[2], 0.5),
  );
  const firs = repeat(isWide ? 16 : 9, (index) => {
    const left = (index / (isWide ? 16 : 9)) * width + random.between(-20, 20) * unit;
    return Math.abs(left - x) < span * 0.26
      ? ''
      : fir(
          random,
          left,
          at(left) + span * random.between(0.0, 0.05),
          span * random.between(0.1, 0.2),
          mix(palette.ink, palette.sky[0], 0.3),
        );
  });
  const spray = repeat(18, () =>
    circle(
      x - random.between(0.02, 0.2) * span,
      at(x) - span * 0.06 + random.between(-0.09, 0.06) * span,
      random.between(1.4, 5) * unit,
      '#ffffff',
      random.between(0.5, 1),
    ),
  );
  const face = mix(palette.ink, palette.sky[0], 0.2);
  const cliff = svg`M${x + span * 0.08},-5 L${x + span * 0.05},${yAt(stage, 0.14)} L${x + span * 0.12},${yAt(stage, 0.3)} L${x + span * 0.06},${y - span * 0.08} L${x + span * 0.09},${y + span * 0.1} L${x + span * 0.02},${yAt(stage, 0.8)} L${x + span * 0.06},${height} H${width + 5} V-5Z`;
  const ledges = repeat(16, () => {
    const [left, top] = [x + random.between(0.14, 0.6) * span, random.next() * height];
    return path(
      svg`M${left},${top} l${span * random.between(0.06, 0.16)},${-span * 0.03} l${span * 0.05},${span * 0.04} l${-span * 0.12},${span * 0.02}Z`,
      mix(face, snow, random.between(0.12, 0.7)),
    );
  });
  const skiing = [
    path(svg`M-5,${at(-5)} L${width + 5},${at(width + 5)} V${height} H-5Z`, snow),
    path(
      svg`M${x + span * 0.2},${at(x + span * 0.2)} L${width + 5},${at(width + 5)} V${height} H${x - span * 0.2}Z`,
      shadow,
      0.45,
    ),
    firs,
    svg`<path d="${track}" fill="none" stroke="${shadow}" stroke-width="${4 * unit}"/>`,
    spray,
    place(
      x,
      at(x) - 4 * unit,
      (span * 0.34) / 100,
      svg`<g transform="rotate(${(Math.atan(fall) * 180) / Math.PI - 10})">${skier(palette.accent, palette.ink)}</g>`,
    ),
  ];
  const climbing = [
    path(cliff, face),
    ledges,
    svg`<path d="M${x + span * 0.1},-5 Q${x},${y - span * 0.3} ${x + span * 0.02},${y - span * 0.05} T${x - span * 0.02},${height}" fill="none" stroke="${palette.accent}" stroke-width="${2.4 * unit}"/>`,
    place(x, y, (span * 0.26) / 100, climber(palette.accent, palette.ink)),
  ];
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.4, palette.sky[1]],
        [0.8, palette.sky[2]],
      ]),
      glow(stage, sun.x, sun.y, span * 0.36, palette.light, 0.7),
      circle(sun.x, sun.y, span * 0.075, palette.light),
      peaks,
      ...(isClimber ? climbing : skiing),
      rect(0, height, width, 0, snow),
    ].join(''),
    focus: { x, y: isClimber ? y - span * 0.08 : y - span * 0.1 },
  };
};
