import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { PROFILE } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { clip, linear, rect, svg } from '../drawing/svg.ts';
import { city } from './city.scene.ts';
import { forest } from './forest.scene.ts';
import { mountains } from './mountains.scene.ts';
import { planet } from './planet.scene.ts';

const insides: Record<string, Scene> = { city, forest, mountains, planet };

/** The scene inside the head is a poster of its own, cut to the head's size. */
function inside(stage: Stage, x: number, top: number, size: number): string {
  const { variant, unit } = stage;
  const scene = insides[variant] ?? forest;
  const within: Stage = {
    ...stage,
    width: size,
    height: size * 1.2,
    unit: unit * 0.8,
    isWide: false,
    variant: variant === 'forest' ? 'dense' : 'rings',
    free: { top: size * 0.02, bottom: size * 0.92 },
  };
  return svg`<g transform="translate(${x - size / 2} ${top})">${scene(within).svg}</g>`;
}

/** A profile on pale paper, filled with another world: `forest`, `mountains`, `city` or `planet`. */
export const bust: Scene = (stage) => {
  const { width, height, random, palette, isWide } = stage;
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
      svg`<g clip-path="${clip(stage, outline)}">${rect(0, 0, width, height, palette.ink)}${inside(stage, x, top - 4 * scale, 170 * scale)}</g>`,
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
