import { fade } from './colour.ts';
import { type Brush, paintLayer, place, WIDTH } from './layer.ts';
import { createRandom, times } from './random.ts';
import { swing } from './timing.ts';

/** Stars that twinkle: three layers that swing in brightness one after another. */
export function createStars(
  seed: number,
  height: number,
  count: number,
): (brush: Brush, time: number, opacity?: number) => void {
  const random = createRandom(seed);
  const layers = times(3, () =>
    paintLayer(WIDTH, height, (brush) => {
      for (let index = 0; index < count / 3; index++) {
        const y = random.between(0, 1) ** 1.3 * height;
        brush.fillStyle = random.chance(0.2) ? '#ffe6c4' : '#ffffff';
        brush.globalAlpha = random.between(0.15, 0.95) * (1 - (y / height) ** 2);
        brush.beginPath();
        brush.arc(
          random.between(0, WIDTH),
          y,
          random.between(0, 1) ** 4 * 2.1 + 0.6,
          0,
          Math.PI * 2,
        );
        brush.fill();
      }
    }),
  );
  return (brush, time, opacity = 1) => {
    layers.forEach((layer, index) =>
      place(brush, layer, 0, 0, opacity * (0.72 + 0.28 * swing(time, 2.6 + index, index / 3))),
    );
  };
}

/** Puffs of smoke left behind by something that moves. */
export interface SmokeTrail {
  /** Where the chimney is at a time. */
  chimneyAt: (time: number) => readonly [x: number, y: number];
  /** How fast the air moves, units a second. */
  wind: number;
  /** Radius of a fresh puff. */
  size: number;
  colour: string;
  opacity: number;
}

const PUFFS_PER_SECOND = 9;
const PUFF_LIFE_SECONDS = 5.5;

/** Prepares a trail; the answer draws the puffs that are in the air at a time. */
export function createSmoke(trail: SmokeTrail): (brush: Brush, time: number) => void {
  const puffImage = paintLayer(128, 128, (brush) => {
    brush.fillStyle = gradientDisc(brush, trail.colour);
    brush.fillRect(0, 0, 128, 128);
  });
  return (brush, time) => {
    const newest = Math.floor(time * PUFFS_PER_SECOND);
    for (
      let puff = Math.ceil((time - PUFF_LIFE_SECONDS) * PUFFS_PER_SECOND);
      puff <= newest;
      puff++
    ) {
      const born = puff / PUFFS_PER_SECOND;
      const age = (time - born) / PUFF_LIFE_SECONDS;
      const wobble = createRandom(puff * 7919 + 13);
      const [x, y] = trail.chimneyAt(born);
      const radius = trail.size * (0.9 + age ** 0.6 * 5.6) * wobble.between(0.7, 1.25);
      const left =
        x + trail.wind * age * PUFF_LIFE_SECONDS + wobble.between(-1, 1) * radius * 0.4 - radius;
      const top =
        y - trail.size * (age ** 0.7 * 6.5) + wobble.between(-1, 1) * radius * 0.3 - radius;
      brush.globalAlpha = trail.opacity * (1 - age) ** 1.6 * Math.min(1, age * 12);
      brush.drawImage(puffImage.image, left, top, radius * 2, radius * 2);
    }
    brush.globalAlpha = 1;
  };
}

function gradientDisc(brush: Brush, colour: string) {
  const disc = brush.createRadialGradient(64, 58, 0, 64, 64, 64);
  for (const [at, opacity] of [
    [0, 1],
    [0.4, 0.8],
    [0.7, 0.34],
    [1, 0],
  ] as const)
    disc.addColorStop(at, fade(colour, opacity));
  return disc;
}
