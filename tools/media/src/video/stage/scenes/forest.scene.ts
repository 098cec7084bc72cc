import { fade, mix, palettes } from '../paint/colour.ts';
import { addGrain } from '../paint/grain.ts';
import { createRidge, fillLand, fir } from '../paint/land.ts';
import {
  blended,
  type Brush,
  HEIGHT,
  paintLayer,
  place,
  placeEndless,
  WIDTH,
} from '../paint/layer.ts';
import { fillDown, glow, gradient } from '../paint/light.ts';
import { createRandom, times } from '../paint/random.ts';
import { ease, pulse, swing } from '../paint/timing.ts';
import { createTrain, drawHeadlight, drawTrain } from '../paint/train.ts';
import type { Scene } from '../scene.ts';

const { sky, light, accent, ink } = palettes.forest;
const LIGHT = [1060, 520] as const;
const RAIL = 812;
const OWL_LAYER = 3;

/** Where an owl may sit: a point of a layer of trees. */
interface Perch {
  x: number;
  y: number;
}

function paintTrees(seed: number, depth: number, width: number) {
  const perches: Perch[] = [];
  const random = createRandom(seed);
  const colour = mix(sky[2], ink, 0.22 + depth * 0.78);
  const foot = 690 + depth * 330;
  const ground = createRidge(random, width, 0.42);
  const groveAt = createRidge(random, width, 0.5, 2);
  const layer = paintLayer(width, HEIGHT, (brush) => {
    const groundAt = (x: number) => foot - ground(x) * 16;
    brush.fillStyle = gradient(
      brush,
      [0, foot - 400],
      [0, foot + 60],
      [
        [0, mix(colour, ink, 0.15)],
        [1, mix(colour, sky[2], 0.3 * (1 - depth))],
      ],
    );
    const step = 46 + depth * 120;
    for (let x = step; x < width - step; x += random.between(step * 0.45, step * 1.35)) {
      // Thickets and clearings, so that the train and the light come through.
      if (depth > 0.3 && groveAt(x) < -0.28) continue;
      const height = random.between(230, 420) * (0.75 + depth * 1.05);
      fir(brush, random, x, groundAt(x) + 14, height);
      perches.push({ x, y: groundAt(x) - height * 0.42 });
    }
    fillLand(brush, width, HEIGHT, groundAt, brush.fillStyle);
  });
  return { layer, perches };
}

const paintMist = (seed: number, width: number, height: number) =>
  paintLayer(width, height, (brush) => {
    const random = createRandom(seed);
    for (let cloud = 0; cloud < 46; cloud++) {
      const radius = random.between(0.24, 0.5) * height;
      const [x, y] = [
        random.between(height, width - height),
        random.between(radius, height - radius),
      ];
      brush.save();
      brush.translate(x, y);
      brush.scale(random.between(1.6, 3.2) * (height / (height + radius)), 1);
      glow(brush, 0, 0, radius, mix(sky[2], light, 0.2), random.between(0.3, 0.6));
      brush.restore();
    }
  });

function drawShafts(brush: Brush, time: number) {
  blended(brush, 'screen', () => {
    for (let shaft = 0; shaft < 7; shaft++) {
      const lean = -0.62 + shaft * 0.2 + swing(time, 23, shaft / 7) * 0.03;
      const foot = LIGHT[0] + lean * 1500;
      brush.fillStyle = gradient(
        brush,
        [LIGHT[0], 40],
        [foot, HEIGHT],
        [
          [0, light, 0],
          [0.3, light, 0.15],
          [0.65, light, 0.06],
          [1, light, 0],
        ],
      );
      brush.globalAlpha = 0.5 + 0.4 * swing(time, 6 + shaft, shaft * 0.37);
      brush.beginPath();
      brush.moveTo(LIGHT[0] + lean * 120, 60);
      brush.lineTo(foot - 50, HEIGHT);
      brush.lineTo(foot + 90, HEIGHT);
      brush.fill();
    }
    brush.globalAlpha = 1;
  });
}

function drawOwl(brush: Brush, time: number, { x, y }: Perch) {
  const isBlinking = time % 3.7 < 0.14 || Math.abs((time % 3.7) - 0.4) < 0.07;
  const opacity = pulse(time, 5, 15.5, 0.6);
  const glance = ease(time, 9, 9.5) * 3 - ease(time, 12, 12.4) * 5;
  for (const eye of [x - 15, x + 15]) {
    brush.fillStyle = fade(accent, opacity);
    brush.beginPath();
    brush.ellipse(eye, y, 9, isBlinking ? 0.8 : 9, 0, 0, Math.PI * 2);
    brush.fill();
    if (isBlinking) continue;
    brush.fillStyle = fade(ink, opacity);
    brush.beginPath();
    brush.arc(eye + glance, y, 4.6, 0, Math.PI * 2);
    brush.fill();
  }
}

/** A forest in the mist: the express slips between the firs, something watches. */
export function createForestScene(): Scene {
  const backdrop = paintLayer(WIDTH, HEIGHT, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, HEIGHT],
      [
        [0, sky[0]],
        [0.42, sky[1]],
        [0.72, sky[2]],
        [1, mix(sky[2], ink, 0.3)],
      ],
    );
    glow(brush, LIGHT[0], LIGHT[1], 900, light, 0.75);
    glow(brush, LIGHT[0], LIGHT[1], 320, light, 0.5);
    addGrain(brush);
  });
  const trees = [0, 0.22, 0.46, 0.72, 1].map((depth, index) => ({
    ...paintTrees(60 + index * 9, depth, 2500 + index * 260),
    speed: 5 + depth * 62,
    x: index * 317,
  }));
  const mists = times(3, (index) => paintMist(90 + index, 3000, 300 + index * 40));
  const train = createTrain(83, 9, { ink: mix(ink, sky[1], 0.25), light: accent });
  const random = createRandom(4);
  const fireflies = times(26, () => ({
    x: random.between(80, WIDTH - 80),
    y: random.between(620, 1010),
    reach: random.between(20, 70),
    period: random.between(4, 9),
    phase: random.between(0, 1),
  }));

  return {
    draw(brush, time) {
      place(brush, backdrop, 0, 0);
      trees.forEach(({ layer, perches, speed, x }, index) => {
        placeEndless(brush, layer, x - time * speed, 0);
        if (index === 2) {
          const trainX = 2000 - train.body.width * 0.78 - 2300 + time * 210;
          drawTrain(brush, train, trainX, RAIL, 0.78);
          drawHeadlight(brush, train, trainX, RAIL, 0.9, accent);
        }
        const veil = mists[index];
        if (veil)
          placeEndless(
            brush,
            veil,
            index * 700 - time * (16 + index * 17),
            500 + index * 95,
            0.8 - index * 0.12,
          );
        if (index === 1) drawShafts(brush, time);
        if (index !== OWL_LAYER) return;
        const shiftAt = (at: number) => x - at * speed - layer.width;
        const perch = perches.findLast((each) => each.x + shiftAt(10) < 760);
        if (perch) drawOwl(brush, time, { x: perch.x + shiftAt(time), y: perch.y });
      });
      fillDown(
        brush,
        [0, 860, WIDTH, 220],
        [
          [0, ink, 0],
          [1, ink, 0.9],
        ],
      );
      blended(brush, 'screen', () => {
        for (const { x, y, reach, period, phase } of fireflies) {
          const opacity = Math.max(0, swing(time, period * 0.6, phase)) * 0.9;
          glow(
            brush,
            x + swing(time, period, phase) * reach - time * 12,
            y + swing(time, period * 0.7, phase) * reach * 0.5,
            15,
            accent,
            opacity,
          );
        }
      });
    },
  };
}
