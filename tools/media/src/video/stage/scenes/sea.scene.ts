import { mix, palettes } from '../paint/colour.ts';
import { addGrain } from '../paint/grain.ts';
import { bird, createRidge, fillLand } from '../paint/land.ts';
import {
  blended,
  type Brush,
  fillShape,
  HEIGHT,
  paintLayer,
  place,
  placeEndless,
  WIDTH,
} from '../paint/layer.ts';
import { fillDown, glow, gradient, mist } from '../paint/light.ts';
import { drawBeam, LAMP, paintHeadland, paintTower } from '../paint/lighthouse.ts';
import { createRandom, times } from '../paint/random.ts';
import { createStars } from '../paint/sky.ts';
import { swing } from '../paint/timing.ts';
import { createTrain, drawTrain } from '../paint/train.ts';
import { createGlitter } from '../paint/water.ts';
import type { Scene } from '../scene.ts';

const { sky, light, ink } = palettes.dusk;
const HORIZON = 610;
const SUN_X = 1130;

const paintClouds = (seed: number, width: number, colour: string) =>
  paintLayer(width, 520, (brush) => {
    const random = createRandom(seed);
    for (let cloud = 0; cloud < 15; cloud++) {
      const x = random.between(0, width - 900);
      const y = random.between(60, 500);
      const long = random.between(260, 860);
      const fill = gradient(
        brush,
        [x, y],
        [x + long, y],
        [
          [0, colour, 0],
          [0.35, colour, 0.5],
          [0.7, colour, 0.34],
          [1, colour, 0],
        ],
      );
      brush.fillStyle = fill;
      for (let strand = 0; strand < 4; strand++) {
        const shift = random.between(-60, 60);
        brush.beginPath();
        brush.ellipse(
          x + long / 2 + shift,
          y + strand * random.between(4, 9),
          long * random.between(0.24, 0.5),
          random.between(2.5, 8),
          0,
          0,
          Math.PI * 2,
        );
        brush.fill();
      }
    }
  });

const HULL = new Path2D(
  'M-48,-9 C-32,8 30,8 50,-12 C30,-5 -28,-4 -48,-9Z M-1.2,-98 h2.4 v92 h-2.4Z',
);
const MAIN_SAIL = new Path2D('M4,-93 C32,-62 37,-36 35,-16 L4,-13Z');
const FORE_SAIL = new Path2D('M-4,-84 C-21,-58 -28,-36 -30,-15 L-4,-13Z');

function drawBoat(brush: Brush, time: number) {
  brush.save();
  brush.translate(1330 - time * 9, 742 + swing(time, 3.4) * 5);
  brush.rotate(swing(time, 4.6, 0.2) * 0.035);
  brush.scale(2.05, 2.05);
  brush.fillStyle = '#0b0617';
  fillShape(brush, HULL);
  brush.fillStyle = mix(ink, sky[2], 0.2);
  fillShape(brush, MAIN_SAIL);
  brush.fillStyle = mix(ink, sky[2], 0.1);
  fillShape(brush, FORE_SAIL);
  brush.restore();
  blended(brush, 'screen', () =>
    glow(brush, 1232 - time * 9, 722 + swing(time, 3.4) * 5, 46, light, 0.8),
  );
}

/** The sea at dusk: a lighthouse turns, a boat waits, the express runs along the far shore. */
export function createSeaScene(): Scene {
  const backdrop = paintLayer(WIDTH, HORIZON + 2, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, HORIZON + 2],
      [
        [0, sky[0]],
        [0.55, sky[1]],
        [0.9, sky[2]],
        [1, mix(sky[2], light, 0.4)],
      ],
    );
    addGrain(brush);
  });
  const sun = paintLayer(1520, 1520, (brush) => {
    glow(brush, 760, 760, 760, light, 0.6);
    glow(brush, 760, 760, 300, light, 0.5);
    addGrain(brush);
    brush.fillStyle = mix(light, '#ffffff', 0.1);
    brush.beginPath();
    brush.arc(760, 760, 132, 0, Math.PI * 2);
    brush.fill();
  });
  const drawStars = createStars(23, 330, 120);
  const clouds = [
    { layer: paintClouds(2, 2900, mix(sky[2], light, 0.15)), speed: 7 },
    { layer: paintClouds(14, 2700, sky[0]), speed: 13 },
  ];
  const sea = paintLayer(WIDTH, HEIGHT - HORIZON, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, HEIGHT - HORIZON],
      [
        [0, mix(sky[2], sky[1], 0.35)],
        [0.16, mix(sky[1], ink, 0.28)],
        [0.6, mix(sky[1], ink, 0.72)],
        [1, ink],
      ],
    );
    addGrain(brush);
  });
  const coast = paintLayer(3000, 120, (brush) => {
    const ridge = createRidge(createRandom(6), 3000, 0.45);
    fillLand(brush, 3000, 120, (x) => 86 - Math.max(0, ridge(x)) * 46, mix(sky[1], ink, 0.5));
    brush.fillRect(0, 86, 3000, 34);
  });
  const headland = paintHeadland();
  const tower = paintTower();
  const train = createTrain(51, 7, { ink: mix(ink, sky[1], 0.12), light });
  const drawPath = createGlitter({
    seed: 9,
    top: HORIZON,
    height: HEIGHT - HORIZON,
    spread: 420,
    count: 150,
    colour: mix(light, sky[2], 0.25),
  });
  const drawWaves = createGlitter({
    seed: 33,
    top: HORIZON + 14,
    height: HEIGHT - HORIZON,
    spread: 1900,
    count: 150,
    colour: mix(sky[1], sky[2], 0.4),
  });
  const random = createRandom(77);
  const gulls = times(7, () => ({
    x: random.between(0, 700),
    y: random.between(200, 430),
    span: random.between(11, 24),
    beat: random.between(0.9, 1.5),
  }));

  return {
    draw(brush, time) {
      place(brush, backdrop, 0, 0);
      drawStars(brush, time, 0.7);
      const sunY = HORIZON - 74 + time * 4.6;
      brush.save();
      brush.beginPath();
      brush.rect(0, 0, WIDTH, HORIZON);
      brush.clip();
      place(brush, sun, SUN_X - 760, sunY - 760);
      for (const { layer, speed } of clouds) placeEndless(brush, layer, 200 - time * speed, 50);
      brush.restore();

      placeEndless(brush, coast, -900 - time * 5, HORIZON - 92);
      drawTrain(brush, train, 2080 - train.body.width * 0.2 - 1900 + time * 62, HORIZON - 12, 0.2);
      place(brush, sea, 0, HORIZON);
      drawWaves(brush, time, WIDTH / 2, 0.34);
      drawPath(brush, time, SUN_X, 0.9);
      mist(brush, WIDTH, HORIZON, 90, mix(sky[2], light, 0.3), 0.35);
      drawBoat(brush, time);
      drawBeam(brush, time);
      place(brush, headland, -40, 545);
      place(brush, tower, LAMP[0] - 80, LAMP[1] - 54);
      brush.strokeStyle = ink;
      brush.lineWidth = 3;
      for (const gull of gulls)
        bird(
          brush,
          gull.x + 380 + time * 34,
          gull.y + swing(time, 5, gull.beat) * 14,
          gull.span,
          swing(time, gull.beat, gull.y),
        );
    },
  };
}
