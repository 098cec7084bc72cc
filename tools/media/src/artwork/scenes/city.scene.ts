import type { Scene, Stage } from '../artwork.types.ts';
import { glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure, rainStroke } from '../drawing/figures.ts';
import { freeHeight, yAt } from '../drawing/stage.ts';
import { blur, circle, clip, linear, path, rect, repeat, svg } from '../drawing/svg.ts';

/** One tower with its mast, roof and lit windows; the far left of a backdrop stays darker and lower. */
function tower(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  layer: number,
  colour: string,
): string {
  const { random, palette, isWide } = stage;
  const span = freeHeight(stage);
  const rise = isWide ? 0.5 + 0.5 * Math.min(1, Math.max(0, x / stage.width) / 0.6) : 1;
  const height = span * random.between(0.2, 0.8) * (1.1 - layer * 0.14) * rise;
  const top = ground - height + layer * 3;
  const parts = [rect(x, top, width, height + 6, colour)];
  if (random.chance(0.25))
    parts.push(rect(x + width * 0.45, top - height * 0.16, width * 0.06, height * 0.17, colour));
  if (random.chance(0.22))
    parts.push(rect(x + width * 0.2, top - height * 0.06, width * 0.6, height * 0.07, colour));
  const cell = width / Math.max(4, Math.round(width / (span * 0.022)));
  const step = cell * random.between(1.2, 1.75);
  for (let y = top + step * 0.6; y < ground - step * 2; y += step) {
    for (let left = x + cell * 0.3; left < x + width - cell * 0.7; left += cell) {
      if (!random.chance((0.14 + layer * 0.045) * rise)) continue;
      const fill = random.chance(0.16) ? palette.accent : palette.light;
      parts.push(
        svg`<rect x="${left}" y="${y}" width="${cell * 0.5}" height="${step * 0.55}" fill="${fill}" opacity="${random.between(0.35, 0.95) * rise}"/>`,
      );
    }
  }
  return parts.join('');
}

function street(stage: Stage, ground: number, layer: number): string {
  const { random, palette, width, isWide } = stage;
  const colour = mix(palette.sky[2], palette.ink, 0.3 + layer * 0.22);
  const base = freeHeight(stage) * (isWide ? 1.1 : 1.05);
  const towers: string[] = [];
  let x = -20;
  while (x < width + 20) {
    const size = random.between(0.05, 0.11) * base * (0.7 + layer * 0.2);
    towers.push(tower(stage, x, ground, size, layer, colour));
    x += size + (random.chance(0.16 + layer * 0.06) ? size * random.between(0.5, 1.6) : -1);
  }
  return towers.join('');
}

/**
 * Rainy rows of towers over wet ground, and someone with an umbrella in the cone of a lamp. It is dry under a great
 * `moon`, or `snow` falls.
 */
export const city: Scene = (stage) => {
  const { width, height, random, palette, variant, unit } = stage;
  const span = freeHeight(stage);
  const ground = yAt(stage, 0.84);
  const rows = [0, 1, 2, 3].map((layer) => street(stage, ground, layer));
  const lamp = {
    x: width * (stage.isWide ? random.between(0.61, 0.65) : random.between(0.52, 0.62)),
    y: yAt(stage, 0.96),
  };
  const scale = span / 560;
  const cone = linear(stage, [
    [0, palette.light, 0.55],
    [1, palette.light, 0],
  ]);
  const disc = { x: lamp.x - span * random.between(0.06, 0.16), y: yAt(stage, 0.3) };
  const moon =
    glow(stage, disc.x, disc.y, span * 0.5, palette.light, 0.5) +
    circle(disc.x, disc.y, span * 0.22, mix(palette.light, palette.sky[2], 0.1));
  const flakes = () =>
    repeat(150, () =>
      circle(
        random.between(0, width),
        random.between(0, height),
        (random.next() ** 2 * 2.4 + 0.6) * unit,
        '#ffffff',
        random.between(0.35, 0.9),
      ),
    );
  const rain = () =>
    repeat(70, () =>
      rainStroke(
        random.between(0, width),
        random.between(0, height),
        random.between(10, 34) * scale,
        0.9 * scale,
        random.between(0.06, 0.24),
      ),
    );
  const mirror = clip(stage, rect(0, 0, width, ground, '#000000'));
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.45, palette.sky[1]],
        [0.74, palette.sky[2]],
        [1, palette.ink],
      ]),
      glow(stage, width * 0.6, ground, width * 0.6, palette.light, 0.32),
      variant === 'moon' ? moon : '',
      ...rows.map(
        (row, layer) =>
          row + mist(stage, ground - span * 0.06, span * 0.26, palette.sky[2], 0.3 - 0.06 * layer),
      ),
      svg`<g filter="${blur(stage, width * 0.005)}"><g transform="translate(0 ${ground * 2}) scale(1 -1)" opacity=".5" clip-path="${mirror}">${rows.slice(1)}</g></g>`,
      rect(
        0,
        ground,
        width,
        height - ground,
        linear(stage, [
          [0, palette.ink, 0.3],
          [0.6, palette.ink, 0.86],
          [1, palette.ink, 0.95],
        ]),
      ),
      path(
        svg`M${lamp.x + 26 * scale},${lamp.y - 228 * scale} L${lamp.x - 74 * scale},${lamp.y + 6} L${lamp.x + 132 * scale},${lamp.y + 6}Z`,
        cone,
      ),
      svg`<path d="M${lamp.x},${lamp.y} V${lamp.y - 225 * scale} Q${lamp.x},${lamp.y - 240 * scale} ${lamp.x + 14 * scale},${lamp.y - 238 * scale} L${lamp.x + 28 * scale},${lamp.y - 234 * scale}" fill="none" stroke="#05060a" stroke-width="${4.5 * scale}"/>`,
      glow(stage, lamp.x + 26 * scale, lamp.y - 232 * scale, 64 * scale, palette.light),
      svg`<ellipse cx="${lamp.x + 28 * scale}" cy="${lamp.y + 6 * scale}" rx="${124 * scale}" ry="${14 * scale}" fill="${palette.light}" opacity=".34"/>`,
      figure(lamp.x + 44 * scale, lamp.y + 5 * scale, 126 * scale, '#05060a', 'umbrella'),
      variant === 'snow' ? flakes() : variant === 'moon' ? '' : rain(),
      repeat(9, () =>
        circle(
          random.between(width * 0.1, width),
          random.between(lamp.y, height * 1.02),
          random.between(10, 30) * scale,
          random.chance(0.4) ? palette.accent : palette.light,
          random.between(0.04, 0.13),
        ),
      ),
    ].join(''),
    focus: { x: lamp.x + 30 * scale, y: yAt(stage, 0.72) },
  };
};
