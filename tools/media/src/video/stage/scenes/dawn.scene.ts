import { mix, palettes } from '../paint/colour.ts';
import { addGrain } from '../paint/grain.ts';
import { bird, createRidge, fillLand } from '../paint/land.ts';
import { type Brush, HEIGHT, paintLayer, place, placeEndless, WIDTH } from '../paint/layer.ts';
import { fillDown, glow, gradient, mist } from '../paint/light.ts';
import { createRandom, times } from '../paint/random.ts';
import { createSmoke } from '../paint/sky.ts';
import { swing } from '../paint/timing.ts';
import { createTrain, drawTrain } from '../paint/train.ts';
import type { Scene } from '../scene.ts';

const { sky, light, ink } = palettes.dawn;
const SUN_X = 760;
const RAIL = 808;
const SIZE = 0.3;

function paintRidge(seed: number, base: number, height: number, share: number, width: number) {
  const ridge = createRidge(createRandom(seed), width, 0.5);
  const colour = mix(mix(sky[1], sky[2], 0.25), mix(ink, '#1c4a80', 0.25), share);
  return paintLayer(width, HEIGHT, (brush) => {
    const fill = gradient(
      brush,
      [0, base - height],
      [0, base + 260],
      [
        [0, colour],
        [1, mix(colour, sky[2], 0.42 * (1 - share * 0.6))],
      ],
    );
    fillLand(brush, width, HEIGHT, (x) => base - ridge(x) * height, fill);
  });
}

const paintBridge = () =>
  paintLayer(2600, 200, (brush) => {
    brush.fillStyle = mix(ink, '#1c4a80', 0.2);
    brush.fillRect(0, 0, 2600, 7);
    for (let x = 0; x < 2600; x += 52) {
      brush.beginPath();
      brush.moveTo(x, 6);
      brush.lineTo(x, 200);
      brush.lineTo(x + 9, 200);
      brush.lineTo(x + 9, 36);
      brush.bezierCurveTo(x + 9, 8, x + 52, 8, x + 52, 36);
      brush.lineTo(x + 52, 6);
      brush.fill();
    }
    brush.globalCompositeOperation = 'destination-in';
    fillDown(
      brush,
      [0, 0, 2600, 200],
      [
        [0, '#000000', 1],
        [0.35, '#000000', 0.9],
        [1, '#000000', 0],
      ],
    );
  });

function drawGrass(
  brush: Brush,
  blades: readonly { x: number; height: number; phase: number }[],
  time: number,
) {
  brush.strokeStyle = '#0a1826';
  brush.lineWidth = 3.4;
  brush.beginPath();
  for (const { x, height, phase } of blades) {
    const lean = height * (0.22 + 0.1 * swing(time, 2.8, phase) + 0.07 * swing(time, 6.1, x / 900));
    brush.moveTo(x, HEIGHT + 4);
    brush.quadraticCurveTo(x + lean * 0.2, HEIGHT - height * 0.6, x + lean, HEIGHT - height);
  }
  brush.stroke();
}

/** Morning: blue mountains, a low sun, the express small in the distance. */
export function createDawnScene(): Scene {
  const backdrop = paintLayer(WIDTH, HEIGHT, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, 760],
      [
        [0, sky[0]],
        [0.5, sky[1]],
        [0.92, sky[2]],
        [1, sky[2]],
      ],
    );
    addGrain(brush);
  });
  const sun = paintLayer(1800, 1800, (brush) => {
    glow(brush, 900, 900, 900, light, 0.72);
    glow(brush, 900, 900, 330, light, 0.6);
    addGrain(brush);
    brush.fillStyle = '#fffaf0';
    brush.beginPath();
    brush.arc(900, 900, 92, 0, Math.PI * 2);
    brush.fill();
  });
  const ridges = [
    { layer: paintRidge(201, 560, 96, 0.12, 2600), speed: 3 },
    { layer: paintRidge(207, 628, 104, 0.34, 2800), speed: 6 },
    { layer: paintRidge(215, 712, 92, 0.56, 3000), speed: 10 },
    { layer: paintRidge(222, 812, 70, 0.76, 3200), speed: 16 },
  ];
  const nearHill = paintRidge(240, 1010, 52, 1, 3400);
  const haze = paintLayer(WIDTH, 300, (brush) => mist(brush, WIDTH, 150, 300, sky[2], 0.42));
  const bridge = paintBridge();
  const train = createTrain(64, 8, { ink: mix(ink, '#000000', 0.2), light });
  const trainXAt = (time: number) => -420 + time * 74;
  const drawSmoke = createSmoke({
    chimneyAt: (time) => [trainXAt(time) + train.chimneyX * SIZE, RAIL - 44],
    wind: -16,
    size: 7.5,
    colour: '#fff6e6',
    opacity: 0.6,
  });
  const random = createRandom(15);
  const blades = times(150, () => ({
    x: random.between(-40, WIDTH),
    height: random.between(0.2, 1) ** 1.6 * 150 + 20,
    phase: random.between(0, 1),
  }));
  const birds = times(9, (index) => ({
    x: 1120 + (index % 2 ? 1 : -1) * Math.ceil(index / 2) * 46 + random.between(-8, 8),
    y: 300 + Math.ceil(index / 2) * 26 + random.between(-6, 6),
    beat: random.between(0.7, 1),
  }));

  return {
    draw(brush, time) {
      place(brush, backdrop, 0, 0);
      const sunY = 560 - time * 7.4;
      place(brush, sun, SUN_X - 900, sunY - 900);
      ridges.forEach(({ layer, speed }, index) => {
        placeEndless(brush, layer, index * 240 - time * speed, 0);
        place(brush, haze, 0, 480 + index * 92, 0.9 - index * 0.18);
        if (index !== 2) return;
        drawSmoke(brush, time);
        drawTrain(brush, train, trainXAt(time), RAIL, SIZE);
        placeEndless(brush, bridge, -time * 11, RAIL - 1);
      });
      brush.strokeStyle = mix(ink, sky[1], 0.2);
      brush.lineWidth = 2.6;
      for (const { x, y, beat } of birds)
        bird(
          brush,
          x + time * 24,
          y - time * 5 + swing(time, 4, beat) * 6,
          15,
          swing(time, beat, x),
        );
      placeEndless(brush, nearHill, -time * 34, 0);
      drawGrass(brush, blades, time);
    },
  };
}
