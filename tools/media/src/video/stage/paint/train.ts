import { glow } from './light.ts';
import { blended, type Brush, type Layer, paintLayer } from './layer.ts';
import { createRandom, type Random } from './random.ts';

const CAR_WIDTH = 318;
const CAR_GAP = 14;
const ENGINE_WIDTH = 330;
/** Height of the painted train from the rails to above the chimney. */
export const TRAIN_HEIGHT = 170;
const RAIL = TRAIN_HEIGHT;

/** A train painted once: its dark body and, apart from it, its light. Faces right; the engine is at the right end. */
export interface Train {
  body: Layer;
  light: Layer;
  /** From the left end to the chimney. */
  chimneyX: number;
}

function bogie(brush: Brush, x: number, radius: number) {
  brush.beginPath();
  brush.arc(x, RAIL - radius, radius, 0, Math.PI * 2);
  brush.fill();
}

function paintWindows(brush: Brush, random: Random, left: number, colour: string, ink: string) {
  for (let slot = 0; slot < 7; slot++) {
    const x = left + 26 + slot * 39;
    const isLit = random.chance(0.72);
    brush.fillStyle = isLit ? colour : '#1a2030';
    brush.globalAlpha = isLit ? random.between(0.6, 1) : 0.7;
    brush.beginPath();
    brush.roundRect(x, RAIL - 92, 27, 32, 4);
    brush.fill();
    brush.globalAlpha = 1;
    if (!isLit || !random.chance(0.4)) continue;
    const head = x + random.between(9, 18);
    brush.fillStyle = ink;
    brush.save();
    brush.beginPath();
    brush.rect(x, RAIL - 92, 27, 32);
    brush.clip();
    brush.beginPath();
    brush.arc(head, RAIL - 74, 5.4, 0, Math.PI * 2);
    brush.ellipse(head, RAIL - 58, 10, 10, 0, 0, Math.PI * 2);
    brush.fill();
    brush.restore();
  }
}

function paintCar(brush: Brush, left: number) {
  brush.beginPath();
  brush.roundRect(left, RAIL - 112, CAR_WIDTH, 92, [14, 14, 4, 4]);
  brush.rect(left + 8, RAIL - 24, CAR_WIDTH - 16, 8);
  brush.rect(left - CAR_GAP, RAIL - 30, CAR_GAP, 8);
  brush.fill();
  for (const x of [38, 72, CAR_WIDTH - 72, CAR_WIDTH - 38]) bogie(brush, left + x, 11);
}

function paintEngine(brush: Brush, left: number) {
  brush.beginPath();
  brush.roundRect(left + 2, RAIL - 126, 92, 104, [10, 6, 2, 2]);
  brush.roundRect(left - 8, RAIL - 132, 112, 12, 6);
  brush.roundRect(left + 86, RAIL - 98, 204, 62, [4, 30, 30, 4]);
  brush.rect(left + 20, RAIL - 44, 290, 18);
  brush.roundRect(left + 142, RAIL - 116, 34, 24, [14, 14, 0, 0]);
  brush.roundRect(left + 196, RAIL - 110, 26, 18, [12, 12, 0, 0]);
  brush.rect(left + 244, RAIL - 132, 24, 42);
  brush.roundRect(left + 236, RAIL - 142, 40, 12, 4);
  brush.moveTo(left + 300, RAIL - 40);
  brush.lineTo(left + ENGINE_WIDTH, RAIL - 6);
  brush.lineTo(left + 286, RAIL - 6);
  brush.fill();
  for (const x of [40, 104, 164]) bogie(brush, left + x, 24);
  for (const x of [226, 262]) bogie(brush, left + x, 14);
}

/** Paints a train of `cars` carriages and an engine. */
export function createTrain(
  seed: number,
  cars: number,
  colours: { ink: string; light: string },
): Train {
  const random = createRandom(seed);
  const engineLeft = cars * (CAR_WIDTH + CAR_GAP) + 10;
  const width = engineLeft + ENGINE_WIDTH;
  const body = paintLayer(width, TRAIN_HEIGHT, (brush) => {
    brush.fillStyle = colours.ink;
    for (let car = 0; car < cars; car++) paintCar(brush, car * (CAR_WIDTH + CAR_GAP));
    paintEngine(brush, engineLeft);
    for (let car = 0; car < cars; car++)
      paintWindows(brush, random, car * (CAR_WIDTH + CAR_GAP), colours.light, colours.ink);
    brush.fillStyle = colours.light;
    brush.beginPath();
    brush.roundRect(engineLeft + 24, RAIL - 112, 42, 32, 4);
    brush.fill();
  });
  const light = paintLayer(width, TRAIN_HEIGHT, (brush) => {
    for (let car = 0; car < cars; car++) {
      for (let third = 0; third < 3; third++) {
        glow(
          brush,
          car * (CAR_WIDTH + CAR_GAP) + 60 + third * 100,
          RAIL - 74,
          96,
          colours.light,
          0.16,
        );
      }
    }
    glow(brush, engineLeft + 45, RAIL - 96, 70, colours.light, 0.35);
  });
  return { body, light, chimneyX: engineLeft + 256 };
}

/** Draws a train with its left end at `x` and its wheels on `railY`; `size` 1 is as painted. */
export function drawTrain(brush: Brush, train: Train, x: number, railY: number, size = 1): void {
  brush.save();
  brush.translate(x, railY - TRAIN_HEIGHT * size);
  brush.scale(size, size);
  brush.drawImage(train.body.image, 0, 0, train.body.width, train.body.height);
  blended(brush, 'screen', () =>
    brush.drawImage(train.light.image, 0, 0, train.light.width, train.light.height),
  );
  brush.restore();
}

/** Draws the head lamp of a train and the light it throws ahead. */
export function drawHeadlight(
  brush: Brush,
  train: Train,
  x: number,
  railY: number,
  size: number,
  colour: string,
): void {
  const lampX = x + (train.body.width - 44) * size;
  const lampY = railY - 66 * size;
  const reach = 620 * size;
  blended(brush, 'screen', () => {
    const cone = brush.createLinearGradient(lampX, 0, lampX + reach, 0);
    for (const [at, alpha] of [
      [0, '80'],
      [0.25, '3a'],
      [0.6, '14'],
      [1, '00'],
    ] as const)
      cone.addColorStop(at, `${colour}${alpha}`);
    brush.fillStyle = cone;
    for (const spread of [70, 110, 150]) {
      brush.globalAlpha = 0.4;
      brush.beginPath();
      brush.moveTo(lampX, lampY);
      brush.lineTo(lampX + reach, lampY - spread * 0.6 * size);
      brush.lineTo(lampX + reach, lampY + spread * size);
      brush.fill();
    }
    brush.globalAlpha = 1;
    glow(brush, lampX, lampY, 120 * size, colour, 0.9);
  });
}
