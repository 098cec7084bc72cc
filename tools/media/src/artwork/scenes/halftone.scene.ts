import type { Scene } from '../artwork.types.ts';
import { PROFILE } from '../drawing/figures.ts';
import { fitRadius, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, rect, svg } from '../drawing/svg.ts';

/** A ball of halftone dots printed off-register over one spot colour; `face` prints someone in profile on it. */
export const halftone: Scene = (stage) => {
  const { width, height, palette, random, variant } = stage;
  const x = subjectX(stage, 0.04);
  const y = yAt(stage, 0.5);
  const radius = fitRadius(stage, stage.isWide ? 0.42 : 0.44);
  const pitch = radius / 21;
  const wave = random.between(0.9, 1.2);
  const dots: string[] = [];
  for (let row = 0; row * pitch < radius * 2; row += 1) {
    const top = y - radius + row * pitch;
    for (let column = 0; column * pitch < radius * 2; column += 1) {
      const left = x - radius + (column + (row % 2) * 0.5) * pitch;
      const [dx, dy] = [(left - x) / radius, (top - y) / radius];
      if (Math.hypot(dx, dy) > 1) continue;
      const depth = (dx * 0.6 + dy * 0.8) * 0.5 + 0.5;
      const texture = 0.16 * Math.sin(dx * 6.2 * wave) * Math.cos(dy * 8.1);
      dots.push(
        circle(
          left,
          top,
          pitch * 0.62 * Math.max(0.08, depth * 1.05 - 0.05 + texture),
          palette.ink,
        ),
      );
    }
  }
  const scale = (radius * 2.1) / 152;
  const isLeft = random.chance(0.5);
  const head = svg`<path transform="translate(${x - (isLeft ? -44 : 44) * scale} ${y - radius * 0.98}) scale(${isLeft ? -scale : scale} ${scale})" d="${PROFILE}"/>`;
  const ball = svg`<g clip-path="${clip(stage, circle(x, y, radius, palette.ink))}">`;
  return {
    svg:
      rect(0, 0, width, height, palette.paper) +
      circle(x + radius * 0.11, y - radius * 0.07, radius, palette.accent) +
      (variant === 'face'
        ? svg`${ball}<g fill="${palette.paper}">${head}</g></g><g clip-path="${clip(stage, head)}">${dots}</g>`
        : dots.join('')),
    focus: { x, y },
  };
};
