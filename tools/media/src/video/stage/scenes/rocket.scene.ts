import { type Brush, HEIGHT, WIDTH } from '../paint/layer.ts';
import { fillDown, glow, gradient, vignette } from '../paint/light.ts';
import { createRandom, times } from '../paint/random.ts';
import { createStars } from '../paint/sky.ts';
import { ease, swing } from '../paint/timing.ts';
import type { Scene } from '../scene.ts';

/** Seconds from the ground to the stars. */
const FLIGHT = 8;
const X = 1330;

function drawRocket(brush: Brush, y: number, time: number) {
  const burning = ease(time, 0.5, 1);
  const flame = burning * (170 + swing(time, 0.16) * 18 + ease(time, 2, 5) * 90);
  glow(brush, X, y + 250, 220 + flame, '#ff9a3c', burning * 0.7);
  brush.save();
  brush.translate(X, y);
  for (const [width, length, colour] of [
    [46, flame, '#ff7a2f'],
    [24, flame * 0.62, '#fff1c4'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(-width, 178);
    brush.quadraticCurveTo(-width * 0.7, 178 + length * 0.5, 0, 178 + length);
    brush.quadraticCurveTo(width * 0.7, 178 + length * 0.5, width, 178);
    brush.fill();
  }
  brush.fillStyle = '#d33f49';
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(side * 60, 40);
    brush.quadraticCurveTo(side * 150, 110, side * 132, 214);
    brush.lineTo(side * 54, 164);
    brush.fill();
  }
  brush.fillStyle = gradient(
    brush,
    [-80, 0],
    [80, 0],
    [
      [0, '#f6efe2'],
      [0.55, '#e3d9cb'],
      [1, '#8d8797'],
    ],
  );
  brush.beginPath();
  brush.moveTo(0, -230);
  brush.bezierCurveTo(100, -120, 96, 60, 58, 180);
  brush.lineTo(-58, 180);
  brush.bezierCurveTo(-96, 60, -100, -120, 0, -230);
  brush.fill();
  brush.fillStyle = '#2b3a55';
  brush.beginPath();
  brush.arc(0, -54, 38, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = '#8fd3ff';
  brush.beginPath();
  brush.arc(-4, -58, 27, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
}

/** A rocket rises from a field at dusk, through the last light, to the stars and a planet. */
export function createRocketScene(): Scene {
  const drawStars = createStars(41, HEIGHT, 420);
  const random = createRandom(23);
  const smoke = times(26, () => ({
    side: random.between(-1, 1),
    size: random.between(60, 150),
    late: random.between(0, 1.4),
  }));
  return {
    draw(brush, time) {
      const height = ease(time, 1.1, FLIGHT);
      const dusk = 1 - ease(time, 1.2, 6);
      fillDown(
        brush,
        [0, 0, WIDTH, HEIGHT],
        [
          [0, '#05070f'],
          [1, '#0a1830'],
        ],
      );
      drawStars(brush, time, 0.25 + 0.75 * ease(time, 1.5, 6));
      fillDown(
        brush,
        [0, height * 900, WIDTH, HEIGHT],
        [
          [0, '#101c3d', 0],
          [0.55, '#46356b', dusk],
          [0.85, '#d9674a', dusk],
          [1, '#f2a65a', dusk],
        ],
      );
      const planet = ease(time, 4.2, FLIGHT);
      glow(brush, 1760, 1240 - planet * 900, 560, '#3f8fd1', planet * 0.55);
      brush.fillStyle = gradient(
        brush,
        [1500, 0],
        [1980, 0],
        [
          [0, '#7cc4f2'],
          [1, '#12304f'],
        ],
      );
      brush.beginPath();
      brush.arc(1760, 1340 - planet * 1000, 240, 0, Math.PI * 2);
      brush.fill();
      const ground = 930 + height * 2400;
      brush.fillStyle = '#0b0d17';
      brush.beginPath();
      brush.moveTo(0, ground + 40);
      brush.quadraticCurveTo(WIDTH * 0.5, ground - 70, WIDTH, ground + 20);
      brush.lineTo(WIDTH, HEIGHT);
      brush.lineTo(0, HEIGHT);
      brush.fill();
      for (const { side, size, late } of smoke) {
        const grown = ease(time, 0.6 + late * 0.4, 3.4 + late);
        glow(
          brush,
          X + side * (60 + grown * 560),
          ground - 20 - grown * size * 0.6,
          size * (0.6 + grown * 2.2),
          '#d8b8a4',
          0.5 * ease(time, 0.5, 1) * (1 - ease(time, 3, 5)),
        );
      }
      drawRocket(brush, 720 - ease(time, 1.1, 5) * 250 + swing(time, 2.6) * 6, time);
      vignette(brush, 0.4);
    },
  };
}
