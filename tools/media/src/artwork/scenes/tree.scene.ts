import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, repeat, svg } from '../drawing/svg.ts';
import { bareTree, ridge } from '../drawing/terrain.ts';

/** A round crown of leaves on a bent trunk. */
function leafy(stage: Stage, x: number, foot: number, tall: number): string {
  const { random, palette } = stage;
  const trunk = mix(palette.ink, palette.accent, 0.12);
  const crown = { x: x + tall * 0.03, y: foot - tall * 0.68 };
  const tones = [
    mix(palette.accent, palette.ink, 0.5),
    mix(palette.accent, palette.ink, 0.26),
    palette.accent,
    mix(palette.accent, palette.light, 0.35),
  ];
  const tufts = tones.map((tone, layer) =>
    repeat(22 - layer * 4, () => {
      const angle = random.between(0, Math.PI * 2);
      const away = Math.sqrt(random.next()) * tall * (0.3 - layer * 0.02);
      const left = crown.x + Math.cos(angle) * away * 1.22 - layer * tall * 0.03;
      const top = crown.y + Math.sin(angle) * away * 0.84 - layer * tall * 0.045;
      return circle(left, top, tall * random.between(0.05, 0.1) * (1 - layer * 0.15), tone);
    }),
  );
  const falling = repeat(
    12,
    () =>
      svg`<ellipse cx="${crown.x + random.between(-0.5, 0.6) * tall}" cy="${foot - random.between(0.02, 0.5) * tall}" rx="${tall * 0.012}" ry="${tall * 0.007}" fill="${tones[2] ?? palette.accent}" transform="rotate(${random.between(0, 90)})" transform-origin="${crown.x} ${crown.y}"/>`,
  );
  return (
    path(
      svg`M${x - tall * 0.05},${foot + tall * 0.02} C${x - tall * 0.01},${foot - tall * 0.16} ${x - tall * 0.06},${foot - tall * 0.3} ${x - tall * 0.16},${foot - tall * 0.5} L${x - tall * 0.1},${foot - tall * 0.52} L${x - tall * 0.02},${foot - tall * 0.36} L${x + tall * 0.02},${foot - tall * 0.62} L${x + tall * 0.06},${foot - tall * 0.62} L${x + tall * 0.05},${foot - tall * 0.38} L${x + tall * 0.17},${foot - tall * 0.52} L${x + tall * 0.2},${foot - tall * 0.48} C${x + tall * 0.08},${foot - tall * 0.3} ${x + tall * 0.05},${foot - tall * 0.16} ${x + tall * 0.08},${foot + tall * 0.02}Z`,
      trunk,
    ) +
    tufts.join('') +
    falling
  );
}

/** A swing on two ropes with someone on it. */
function swing(x: number, top: number, seat: number, size: number, colour: string): string {
  const lean = size * 0.5;
  return (
    svg`<path d="M${x},${top} L${x + lean},${seat} M${x + size * 0.34},${top} L${x + lean + size * 0.34},${seat}" stroke="${colour}" stroke-width="${size * 0.03}"/>` +
    svg`<g transform="translate(${x + lean + size * 0.17} ${seat}) rotate(-16) scale(${size / 100})" fill="${colour}"><rect x="-24" y="-2" width="48" height="5"/><circle cx="0" cy="-62" r="10"/><path d="M-10,-52 C-4,-56 6,-56 10,-52 L14,-4 L40,6 L38,14 L-6,6 C-14,-4 -14,-30 -10,-52Z M32,6 L44,32 L37,34 L28,12Z"/></g>`
  );
}

/** One old tree on a hill: with a swing, `bare` with birds, or with a `bench` under it. */
export const tree: Scene = (stage) => {
  const { width, height, random, palette, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.03);
  const foot = yAt(stage, 0.86);
  const tall = Math.min(span * 0.86, width * 1.06);
  const isBare = variant === 'bare';
  const sun = { x: x + span * random.pick([-0.3, 0.26]), y: yAt(stage, 0.56) };
  const front = mix(palette.ink, palette.accent, 0.06);
  const hill = svg`M-5,${height} V${foot + span * 0.14} Q${x - span * 0.4},${foot} ${x},${foot} T${width + 5},${foot + span * 0.1} V${height}Z`;
  const under = {
    bare: figure(
      x + tall * 0.2,
      foot + span * 0.01,
      tall * 0.2,
      front,
      random.pick(['hat', 'plain', 'umbrella']),
    ),
    bench:
      path(
        svg`M${x + tall * 0.16},${foot + span * 0.005} v${-tall * 0.1} h${tall * 0.015} v${tall * 0.05} h${tall * 0.16} v${-tall * 0.05} h${tall * 0.015} v${tall * 0.1} h${-tall * 0.015} v${-tall * 0.035} h${-tall * 0.16} v${tall * 0.035}Z`,
        front,
      ) + figure(x + tall * 0.42, foot + span * 0.014, tall * 0.17, front, 'plain'),
  }[variant];
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.85, palette.sky[2]],
      ]),
      glow(stage, sun.x, sun.y, span * 0.5, palette.light, 0.7),
      circle(sun.x, sun.y, span * 0.13, palette.light),
      repeat(
        2,
        (layer) =>
          ridge(
            stage,
            { y: yAt(stage, 0.74 + layer * 0.08), swing: span * 0.14, roughness: 0.44 },
            mix(palette.sky[2], palette.ink, 0.2 + layer * 0.26),
          ) + mist(stage, yAt(stage, 0.82 + layer * 0.06), span * 0.14, palette.sky[2], 0.4),
      ),
      isBare
        ? bareTree(random, x, foot + span * 0.02, tall * 1.1, random.between(-0.08, 0.08), front)
        : leafy(stage, x, foot + span * 0.01, tall),
      path(hill, front),
      under ?? swing(x + tall * 0.14, foot - tall * 0.47, foot - tall * 0.13, tall * 0.2, front),
      birds(stage, x, yAt(stage, isBare ? 0.2 : 0.08), span * 0.36, isBare ? 12 : 5, palette.ink),
    ].join(''),
    focus: { x, y: yAt(stage, 0.45) },
  };
};
