import type { Scene } from '../artwork.types.ts';
import { glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { blur, circle, linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { fir, ridge } from '../drawing/terrain.ts';

/** A tent 120 wide with someone's shadow inside. */
const tent = (cloth: string, light: string, ink: string) =>
  path('M-64,0 L-12,-62 L-6,-62 L64,0Z', cloth) +
  path('M-10,-62 L-30,0 H26Z', light) +
  path('M-10,-62 L-2,0 H8Z', ink, 0.8) +
  path('M8,0 C6,-16 10,-24 17,-25 C18,-14 20,-6 24,0Z', ink, 0.75) +
  svg`<path d="M-9,-68 V-60 M-64,0 l-14,6 M64,0 l14,6" stroke="${ink}" stroke-width="2"/>`;

/** A lit tent under the Milky Way; `lake` mirrors the night. */
export const camp: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.04);
  const ground = yAt(stage, 0.88);
  const lean = random.pick([-1, 1]) * random.between(0.34, 0.55);
  const hub = { x: x + span * 0.02, y: yAt(stage, 0.3) };
  const dots = repeat(isWide ? 520 : 420, () => {
    const along = random.between(-1.1, 1.1) * span;
    const off = (random.next() + random.next() + random.next() - 1.5) * span * 0.2;
    const near = Math.exp(-((off / (span * 0.12)) ** 2));
    return circle(
      hub.x + along * lean + off,
      hub.y + along - off * lean * 0.4,
      (random.next() ** 4 * 1.7 + 0.35) * unit,
      random.chance(0.14) ? palette.light : '#ffffff',
      random.between(0.2, 0.5) + 0.5 * near,
    );
  });
  const far = repeat(isWide ? 150 : 90, () =>
    circle(
      random.next() * width,
      random.next() * ground,
      (random.next() ** 3 * 1.3 + 0.3) * unit,
      '#ffffff',
      random.between(0.2, 0.9),
    ),
  );
  const cloud = repeat(9, (index) => {
    const along = (index / 8 - 0.5) * 1.8 * span;
    return svg`<ellipse cx="${hub.x + along * lean}" cy="${hub.y + along}" rx="${span * random.between(0.07, 0.12)}" ry="${span * 0.17}" fill="${mix(palette.sky[2], palette.light, random.next() * 0.5)}" opacity="${random.between(0.14, 0.26)}"/>`;
  });
  const edge = repeat(isWide ? 44 : 22, () => {
    const left = random.between(-0.03, 1.03) * width;
    const gap = Math.abs(left - x) / (span * 0.32);
    return gap < 1
      ? ''
      : fir(
          random,
          left,
          ground + span * 0.02,
          span * random.between(0.12, 0.2) * Math.min(1.7, gap),
          palette.ink,
        );
  });
  const isLake = variant === 'lake';
  const scale = (span * 0.32) / 128;
  const shore = yAt(stage, 0.94);
  return {
    svg: [
      sky(stage, [
        [0, mix(palette.sky[0], palette.ink, 0.4)],
        [0.5, palette.sky[0]],
        [0.8, palette.sky[1]],
        [1, palette.sky[2]],
      ]),
      svg`<g filter="${blur(stage, 16 * unit)}">${cloud}</g>`,
      far,
      dots,
      ridge(
        stage,
        { y: yAt(stage, 0.74), swing: span * 0.22, roughness: 0.54 },
        mix(palette.sky[1], palette.ink, 0.5),
      ),
      mist(stage, yAt(stage, 0.82), span * 0.16, palette.sky[2], 0.4),
      edge,
      path(
        svg`M-5,${height} V${ground + span * 0.02} Q${x - span * 0.3},${ground - span * 0.02} ${x},${ground} T${width + 5},${ground + span * 0.01} V${height}Z`,
        palette.ink,
      ),
      glow(stage, x, ground - 20 * scale, span * 0.36, palette.accent, 0.65),
      glow(stage, x, ground - 20 * scale, span * 0.2, palette.light, 0.7),
      place(
        x,
        ground + 2 * unit,
        scale,
        tent(mix(palette.accent, palette.light, 0.2), palette.light, palette.ink),
      ),
      isLake
        ? rect(
            0,
            shore,
            width,
            height - shore,
            linear(stage, [
              [0, mix(palette.sky[1], palette.ink, 0.35)],
              [1, palette.ink],
            ]),
          ) +
          repeat(
            14,
            (index) =>
              svg`<rect x="${x - random.between(10, 46) * scale}" y="${shore + (index + 1) * 5 * unit}" width="${random.between(20, 80) * scale}" height="${1.6 * unit}" fill="${palette.light}" opacity="${0.7 - index * 0.045}"/>`,
          )
        : '',
    ].join(''),
    focus: { x, y: yAt(stage, 0.72) },
  };
};
