import type { Scene, Stage } from '../artwork.types.ts';
import { glow, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, linear, repeat, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

function rings(stage: Stage, x: number, y: number, radius: number): string {
  const arcs = [1.35, 1.45, 1.52, 1.66].map((reach, index) => {
    const weight = ([7, 2.5, 5, 1.5][index] ?? 2) * stage.unit;
    const opacity = [0.55, 0.85, 0.45, 0.75][index] ?? 0.5;
    return svg`<path d="M${x - radius * reach},${y} A${radius * reach},${radius * reach * 0.2} 0 0 0 ${x + radius * reach},${y}" stroke-width="${weight}" opacity="${opacity}"/>`;
  });
  return svg`<g transform="rotate(-14 ${x} ${y})" fill="none" stroke="${stage.palette.light}">${arcs}</g>`;
}

/** Lines between a handful of bright stars. */
function constellation(stage: Stage, x: number, y: number, size: number): string {
  const points = [
    [-1, -0.2],
    [-0.45, 0.35],
    [0, -0.15],
    [0.45, 0.4],
    [1, -0.35],
  ].map(([dx = 0, dy = 0]) => [x + dx * size, y + dy * size] as const);
  const line = points.map(([left, top]) => svg`${left},${top} `);
  return (
    svg`<polyline points="${line}" fill="none" stroke="${stage.palette.light}" stroke-width="${1.1 * stage.unit}" opacity=".55"/>` +
    points
      .map(
        ([left, top]) =>
          glow(stage, left, top, 13 * stage.unit, stage.palette.light, 0.9) +
          circle(left, top, 2.6 * stage.unit, '#ffffff'),
      )
      .join('')
  );
}

/** A banded world over a ridge with someone on it; `rings` tilts rings round it, `constellation` draws Cassiopeia. */
export const planet: Scene = (stage) => {
  const { width, height, random, palette, unit, variant, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.08);
  const y = yAt(stage, variant === 'constellation' ? 0.5 : 0.42);
  const radius = fitRadius(stage, variant === 'rings' ? 0.3 : 0.36);
  const body = linear(
    stage,
    [
      [0, palette.light],
      [0.22, palette.accent],
      [0.6, mix(palette.accent, palette.ink, 0.7)],
      [1, palette.ink],
    ],
    { x1: 0.15, y1: 0.05, x2: 0.8, y2: 0.95 },
  );
  const bands = repeat(15, () => {
    const top = y + random.between(-1, 1) * radius;
    const fill = random.chance(0.5) ? palette.light : palette.ink;
    return svg`<ellipse cx="${x}" cy="${top}" rx="${radius * 1.2}" ry="${radius * random.between(0.01, 0.06)}" fill="${fill}" opacity="${random.between(0.05, 0.22)}" transform="rotate(-14 ${x} ${y})"/>`;
  });
  const moon = isWide
    ? { x: x - radius * 1.75, y: y - radius * 0.55 }
    : { x: width * 0.17, y: yAt(stage, 0.06) };
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.6, palette.sky[1]],
        [1, palette.ink],
      ]),
      stars(stage, height, isWide ? 260 : 230),
      glow(stage, x - radius, yAt(stage, 0.2), radius * 1.8, palette.accent, 0.22),
      glow(stage, x, y, radius * 1.75, palette.light, 0.4),
      circle(x, y, radius, body),
      svg`<g clip-path="${clip(stage, circle(x, y, radius, '#000000'))}">${bands}</g>`,
      variant === 'rings' ? rings(stage, x, y, radius) : '',
      variant === 'constellation'
        ? constellation(
            stage,
            isWide ? x : width * 0.5,
            yAt(stage, 0.075),
            Math.min(width, span) * 0.28,
          )
        : '',
      circle(moon.x, moon.y, radius * 0.12, palette.light, variant === 'constellation' ? 0 : 0.85),
      ridge(
        stage,
        { y: yAt(stage, 0.96), swing: span * 0.1, roughness: 0.5 },
        mix(palette.ink, palette.accent, 0.16),
      ),
      figure(x - radius * 0.12, yAt(stage, 0.985), span * 0.085, '#020308', 'plain'),
      ridge(
        stage,
        { y: yAt(stage, 1.02), swing: span * 0.06, roughness: 0.48 },
        mix(palette.ink, '#000000', 0.6),
      ),
      rectFoot(stage, unit),
    ].join(''),
    focus: { x, y },
  };
};

/** The near ground swallows the foot, whatever the ridge did. */
function rectFoot(stage: Stage, unit: number): string {
  const top = yAt(stage, 1.08);
  return svg`<rect x="0" y="${top}" width="${stage.width}" height="${Math.max(0, stage.height - top) + unit}" fill="${mix(stage.palette.ink, '#000000', 0.6)}"/>`;
}
