import type { Scene } from '../artwork.types.ts';
import { glow, shade } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, linear, path, rect, repeat, svg } from '../drawing/svg.ts';
import { city } from './city.scene.ts';
import { mountains } from './mountains.scene.ts';
import { nested } from './nested.ts';
import { sea } from './sea.scene.ts';
import { train } from './train.scene.ts';

const insides: Record<string, readonly [scene: Scene, variant: string]> = {
  city: [city, ''],
  mountains: [mountains, ''],
  sea: [sea, 'lighthouse'],
  train: [train, 'steam'],
};

/** A lit screen with a picture and heads before it: `city`, `mountains`, `sea` or `train` is shown. */
export const cinema: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.01);
  const screen = isWide
    ? { width: span * 0.94, height: span * 0.62 }
    : { width: Math.min(width * 0.86, span * 0.9), height: span * 0.6 };
  const [left, top] = [x - screen.width / 2, yAt(stage, 0.06)];
  const frame = clip(
    stage,
    svg`<rect x="${left}" y="${top}" width="${screen.width}" height="${screen.height}" rx="${9 * unit}"/>`,
  );
  const dark = mix(palette.ink, palette.sky[0], 0.16);
  const beam = linear(stage, [
    [0, palette.light, 0.02],
    [1, palette.light, 0.34],
  ]);
  const rows = [0, 1, 2].map((row) => {
    const size = span * (0.045 + row * 0.018);
    const y = yAt(stage, 0.82 + row * 0.1);
    const colour = mix(mix(dark, palette.light, 0.16 - row * 0.06), palette.ink, row * 0.4);
    return (
      repeat(Math.ceil(width / (size * 3)) + 1, (index) => {
        const at = (index + (row % 2) * 0.5 - 0.25) * size * 3 + random.between(-0.3, 0.3) * size;
        if (random.chance(0.14)) return '';
        const tall = random.between(-0.3, 0.3) * size;
        const hat = random.chance(0.14)
          ? path(
              svg`M${at - size * 1.5},${y - tall - size * 0.4} h${size * 3} l${-size * 0.5},${-size * 0.3} l${-size * 0.2},${-size * 0.8} h${-size * 1.6} l${-size * 0.2},${size * 0.8}Z`,
              colour,
            )
          : '';
        return (
          circle(at, y - tall, size * 0.92, colour) +
          path(
            svg`M${at - size * 1.5},${y - tall + size * 3.2} C${at - size * 1.5},${y - tall + size} ${at + size * 1.5},${y - tall + size} ${at + size * 1.5},${y - tall + size * 3.2}Z`,
            colour,
          ) +
          hat
        );
      }) + rect(0, y + size * 1.7, width, height, colour)
    );
  });
  return {
    svg: [
      rect(0, 0, width, height, dark),
      glow(stage, x, top + screen.height / 2, screen.width * 0.95, palette.light, 0.42),
      path(svg`M${x},${yAt(stage, 1.3)} L${left},${top} H${left + screen.width}Z`, beam),
      svg`<g clip-path="${frame}">${nested(stage, insides[variant] ?? [city, ''], { x: left, y: top, ...screen })}</g>`,
      svg`<rect x="${left}" y="${top}" width="${screen.width}" height="${screen.height}" rx="${9 * unit}" fill="none" stroke="${palette.light}" stroke-width="${2.4 * unit}" opacity=".8"/>`,
      ...rows,
      shade(stage, yAt(stage, 0.96), palette.ink),
    ].join(''),
    focus: { x, y: top + screen.height / 2 },
  };
};
