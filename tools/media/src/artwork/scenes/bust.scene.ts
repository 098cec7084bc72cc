import type { Scene } from '../artwork.types.ts';
import { birds, glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { PROFILE } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { clip, linear, rect, svg } from '../drawing/svg.ts';
import { castle } from './castle.scene.ts';
import { city } from './city.scene.ts';
import { forest } from './forest.scene.ts';
import { mountains } from './mountains.scene.ts';
import { nested } from './nested.ts';
import { planet } from './planet.scene.ts';
import { sea } from './sea.scene.ts';

const insides: Record<string, readonly [scene: Scene, variant: string]> = {
  castle: [castle, ''],
  city: [city, 'rings'],
  forest: [forest, 'dense'],
  mountains: [mountains, 'rings'],
  planet: [planet, 'rings'],
  sea: [sea, 'sail'],
};

/** A profile on pale paper, filled with another world: `castle`, `city`, `forest`, `mountains`, `planet` or `sea`. */
export const bust: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const scale = Math.min(width * 0.9, span * 1.02) / 150;
  const top = yAt(stage, isWide ? 0.08 : 0.03) - 10 * scale;
  const isLeft = !isWide && random.chance(0.5);
  const shift = isLeft ? 48 * scale : -48 * scale;
  const outline = svg`<path transform="translate(${x + shift} ${top}) scale(${isLeft ? -scale : scale} ${scale})" d="${PROFILE}"/>`;
  const foot = top + 152 * scale;
  const low = mix(palette.paper, palette.sky[1], isWide ? 0.4 : 0.12);
  const fade = foot - 62 * scale;
  return {
    svg: [
      sky(stage, [
        [0, palette.paper],
        [1, low],
      ]),
      glow(stage, x, yAt(stage, 0.4), fitRadius(stage, 0.75), '#ffffff', 0.4),
      svg`<g clip-path="${clip(stage, outline)}">${rect(0, 0, width, height, palette.ink)}${nested(stage, insides[variant] ?? [forest, 'dense'], { x: x - 85 * scale, y: top - 4 * scale, width: 170 * scale, height: 204 * scale }, { top: 0.02, bottom: 0.77 })}</g>`,
      rect(
        0,
        fade,
        width,
        foot - fade + 2,
        linear(stage, [
          [0, low, 0],
          [0.82, low, isWide ? 0.9 : 1],
          [1, low],
        ]),
      ),
      rect(0, foot, width, Math.max(0, height - foot), low),
      birds(
        stage,
        isWide ? x - span * 0.1 : width * 0.5,
        yAt(stage, 0.1),
        Math.min(width, span) * 0.45,
        6,
        palette.ink,
      ),
    ].join(''),
    focus: { x, y: top + 62 * scale },
  };
};
