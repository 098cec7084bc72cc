import { mix, palettes } from '../paint/colour.ts';
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
import { fillDown, glow, gradient, mist } from '../paint/light.ts';
import { createRandom } from '../paint/random.ts';
import { createSmoke, createStars } from '../paint/sky.ts';
import { ease, pulse } from '../paint/timing.ts';
import { createTrain, drawHeadlight, drawTrain } from '../paint/train.ts';
import { createGlitter, drawReflection } from '../paint/water.ts';
import type { Scene } from '../scene.ts';

const { sky, light, ink } = palettes.night;
const WATER = 872;
const DECK = 742;
const MOON = [1392, 268, 84] as const;
const TRAIN_SIZE = 0.92;
const ARCH = 132;

const paintSky = () =>
  paintLayer(WIDTH, HEIGHT, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, WATER],
      [
        [0, sky[0]],
        [0.55, sky[1]],
        [1, sky[2]],
      ],
    );
    glow(brush, MOON[0], MOON[1], 620, light, 0.5);
    glow(brush, MOON[0], MOON[1], 210, light, 0.5);
    brush.fillStyle = light;
    brush.beginPath();
    brush.arc(...MOON, 0, Math.PI * 2);
    brush.fill();
    brush.fillStyle = mix(light, '#c98f52', 0.5);
    for (const [x, y, radius, opacity] of [
      [-26, -18, 22, 0.24],
      [22, 20, 30, 0.18],
      [30, -34, 11, 0.2],
      [-22, 38, 12, 0.2],
    ] as const) {
      brush.globalAlpha = opacity;
      brush.beginPath();
      brush.arc(MOON[0] + x, MOON[1] + y, radius, 0, Math.PI * 2);
      brush.fill();
    }
    brush.globalAlpha = 1;
    addGrain(brush);
  });

function paintRidge(seed: number, base: number, height: number, share: number, width: number) {
  const random = createRandom(seed);
  const ridge = createRidge(random, width, 0.48);
  const colour = mix(sky[2], ink, share);
  return paintLayer(width, WATER, (brush) => {
    const fill = gradient(
      brush,
      [0, base - height],
      [0, WATER],
      [
        [0, mix(colour, sky[1], 0.35)],
        [0.45, colour],
        [1, mix(colour, sky[2], 0.35)],
      ],
    );
    fillLand(brush, width, WATER, (x) => base - ridge(x) * height, fill);
  });
}

const paintViaduct = () =>
  paintLayer(ARCH * 18, WATER - DECK + 14, (brush) => {
    brush.fillStyle = ink;
    brush.beginPath();
    brush.rect(0, 8, ARCH * 18, 24);
    for (let arch = 0; arch < 18; arch++) {
      const left = arch * ARCH;
      brush.moveTo(left, 30);
      brush.lineTo(left, WATER);
      brush.lineTo(left + 22, WATER);
      brush.lineTo(left + 22, 96);
      brush.bezierCurveTo(left + 22, 22, left + ARCH, 22, left + ARCH, 96);
      brush.lineTo(left + ARCH, 30);
      brush.rect(left + 4, 0, 3, 10);
      brush.rect(left + 70, 0, 3, 10);
    }
    brush.fill();
    brush.fillRect(0, 0, ARCH * 18, 3);
    brush.globalCompositeOperation = 'source-atop';
    fillDown(
      brush,
      [0, 40, ARCH * 18, WATER - DECK],
      [
        [0, sky[2], 0],
        [1, sky[2], 0.34],
      ],
    );
  });

const paintShore = () =>
  paintLayer(3000, 420, (brush) => {
    const random = createRandom(71);
    const bank = createRidge(random, 3000, 0.5);
    brush.fillStyle = '#020408';
    fillLand(brush, 3000, 420, (x) => 372 - bank(x) * 26, '#020408');
    for (let x = 60; x < 2960; x += random.between(40, 190)) {
      if (Math.sin(x / 420) > 0.1)
        fir(brush, random, x, 392 - bank(x) * 26, random.between(110, 330));
    }
  });

/** A moonlit valley: the express crosses a viaduct over still water. */
export function createViaductScene(): Scene {
  const backdrop = paintSky();
  const drawStars = createStars(11, 620, 330);
  const ridges = [
    { layer: paintRidge(3, 560, 120, 0.18, 2600), speed: 5 },
    { layer: paintRidge(8, 640, 96, 0.42, 2900), speed: 10 },
    { layer: paintRidge(19, 730, 70, 0.66, 3200), speed: 17 },
  ];
  const haze = paintLayer(WIDTH, HEIGHT, (brush) => {
    mist(brush, WIDTH, 640, 240, sky[2], 0.34);
    mist(brush, WIDTH, 800, 190, mix(sky[2], light, 0.18), 0.34);
  });
  const viaduct = paintViaduct();
  const shore = paintShore();
  const train = createTrain(29, 8, { ink, light });
  const water = paintLayer(WIDTH, HEIGHT - WATER, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, HEIGHT - WATER],
      [
        [0, mix(sky[2], ink, 0.42)],
        [0.3, mix(sky[1], ink, 0.45)],
        [1, ink],
      ],
    );
    addGrain(brush);
  });
  const drawGlitter = createGlitter({
    seed: 5,
    top: WATER,
    height: HEIGHT - WATER,
    spread: 260,
    count: 90,
    colour: light,
  });
  const bridge = paintLayer(WIDTH, WATER - 560, () => undefined);
  const bridgeBrush = bridge.image.getContext('2d');

  const trainXAt = (time: number) =>
    -train.body.width * TRAIN_SIZE - 120 + Math.max(0, time - 1) * 206;
  const drawSmoke = createSmoke({
    chimneyAt: (time) => [trainXAt(time) + train.chimneyX * TRAIN_SIZE, DECK - 136],
    wind: -34,
    size: 17,
    colour: mix(sky[2], light, 0.3),
    opacity: 0.42,
  });
  const drawBridge = (brush: Brush, trainX: number, drift: number, top: number) => {
    drawTrain(brush, train, trainX, DECK - top, TRAIN_SIZE);
    placeEndless(brush, viaduct, drift, DECK - 4 - top);
  };

  return {
    draw(brush, time) {
      place(brush, backdrop, 0, 0);
      drawStars(brush, time);
      drawShootingStar(brush, time);
      for (const { layer, speed } of ridges) placeEndless(brush, layer, -time * speed, 0);
      place(brush, haze, 0, 0);

      const drift = -time * 26;
      const trainX = trainXAt(time);
      drawSmoke(brush, time);
      drawBridge(brush, trainX, drift, 0);
      drawHeadlight(brush, train, trainX, DECK, TRAIN_SIZE, light);

      place(brush, water, 0, WATER);
      if (bridgeBrush) {
        bridgeBrush.clearRect(0, 0, WIDTH, WATER);
        drawBridge(bridgeBrush, trainX, drift, 560);
        drawReflection(brush, bridge, WATER, time, 0.62, 0.5);
      }
      drawGlitter(brush, time, MOON[0]);
      mist(brush, WIDTH, WATER, 70, mix(sky[2], light, 0.2), 0.22);
      placeEndless(brush, shore, 300 - time * 64, HEIGHT - 400);
    },
  };
}

function drawShootingStar(brush: Brush, time: number) {
  const flight = ease(time, 15.2, 16.4);
  const opacity = pulse(time, 15.2, 16.4, 0.4);
  if (opacity <= 0) return;
  const [x, y] = [520 + flight * 420, 120 + flight * 150];
  blended(brush, 'screen', () => {
    brush.strokeStyle = gradient(
      brush,
      [x - 170, y - 60],
      [x, y],
      [
        [0, '#ffffff', 0],
        [1, '#ffffff', opacity],
      ],
    );
    brush.lineWidth = 2.4;
    brush.beginPath();
    brush.moveTo(x - 170, y - 60);
    brush.lineTo(x, y);
    brush.stroke();
  });
}
