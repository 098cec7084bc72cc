import type { Scene } from '../artwork.types.ts';
import { glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { clip, rect, repeat, svg } from '../drawing/svg.ts';
import { city } from './city.scene.ts';
import { forest } from './forest.scene.ts';
import { house } from './house.scene.ts';
import { nested } from './nested.ts';
import { sea } from './sea.scene.ts';

const insides: Record<string, readonly [scene: Scene, variant: string]> = {
  city: [city, ''],
  forest: [forest, 'dense'],
  house: [house, ''],
  sea: [sea, 'lighthouse'],
};

/** A keyhole 100 wide and 176 high, its top middle at the origin. */
const HOLE = 'M0,0 A50,50 0 0 1 33,88 L52,176 H-52 L-33,88 A50,50 0 0 1 0,0Z';

/** Another place through a keyhole: `city`, `forest`, `house` or `sea`. */
export const keyhole: Scene = (stage) => {
  const { width, height, palette, random, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const tall = span * (isWide ? 0.94 : 0.92);
  const scale = Math.min(tall / 176, (width * 0.66) / 104);
  const top = yAt(stage, 0.5) - 88 * scale;
  const hole = svg`<path transform="translate(${x} ${top}) scale(${scale})" d="${HOLE}"/>`;
  const ring = (grow: number, colour: string, opacity: number) =>
    svg`<path transform="translate(${x} ${top}) scale(${scale})" d="${HOLE}" fill="none" stroke="${colour}" stroke-width="${grow}" stroke-linejoin="round" opacity="${opacity}"/>`;
  const plate = mix(palette.ink, palette.sky[1], 0.22);
  const scratches = repeat(26, () => {
    const [left, up] = [random.between(0.3, 1) * width, random.between(0, height)];
    return svg`<path d="M${left},${up} l${random.between(20, 90) * unit},${random.between(-8, 8) * unit}" stroke="${palette.light}" stroke-width="${0.7 * unit}" opacity="${random.between(0.02, 0.07)}"/>`;
  });
  return {
    svg: [
      sky(stage, [
        [0, palette.ink],
        [0.5, plate],
        [1, palette.ink],
      ]),
      scratches,
      glow(stage, x, top + 70 * scale, 200 * scale, palette.light, 0.3),
      ring(17, mix(palette.accent, palette.ink, 0.62), 1),
      ring(11, mix(palette.accent, palette.light, 0.25), 0.9),
      ring(6, palette.ink, 1),
      svg`<g clip-path="${clip(stage, hole)}">${rect(0, 0, width, height, palette.ink)}${nested(stage, insides[variant] ?? [city, ''], { x: x - 59 * scale, y: top, width: 118 * scale, height: 178 * scale })}</g>`,
    ].join(''),
    focus: { x, y: top + 70 * scale },
  };
};
