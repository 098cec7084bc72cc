import { type Brush, HEIGHT, WIDTH } from './layer.ts';
import { createRandom, times } from './random.ts';

/** Falling rain in three depths; nearer drops are longer, faster and brighter. */
export function createRain(seed: number): (brush: Brush, time: number, opacity: number) => void {
  const random = createRandom(seed);
  const depths = [0.3, 0.6, 1].map((near) => ({
    near,
    drops: times(Math.round(190 - near * 90), () => ({
      x: random.between(0, WIDTH + 300),
      y: random.between(0, HEIGHT + 100),
      speed: random.between(0.85, 1.15),
    })),
  }));
  return (brush, time, opacity) => {
    brush.strokeStyle = '#dfeaf0';
    for (const { near, drops } of depths) {
      brush.globalAlpha = opacity * (0.12 + near * 0.16);
      brush.lineWidth = 0.8 + near * 1.1;
      brush.beginPath();
      for (const { x, y, speed } of drops) {
        const fallen = (y + time * speed * (700 + near * 900)) % (HEIGHT + 100);
        const left = (((x - fallen * 0.13) % (WIDTH + 300)) + WIDTH + 300) % (WIDTH + 300);
        brush.moveTo(left, fallen - 60);
        brush.lineTo(left - (4 + near * 5), fallen - 60 + 30 + near * 40);
      }
      brush.stroke();
    }
    brush.globalAlpha = 1;
  };
}

/** Rings where drops meet the street. */
export function createRipples(
  seed: number,
  top: number,
  count: number,
  colour: string,
): (brush: Brush, time: number) => void {
  const random = createRandom(seed);
  const rings = times(count, () => ({
    period: random.between(0.7, 1.5),
    phase: random.between(0, 1),
    seed: Math.floor(random.between(0, 1e6)),
  }));
  return (brush, time) => {
    brush.strokeStyle = colour;
    brush.lineWidth = 1.6;
    for (const ring of rings) {
      const turns = time / ring.period + ring.phase;
      const age = turns % 1;
      const spot = createRandom(ring.seed + Math.floor(turns) * 101);
      const depth = spot.between(0, 1);
      brush.globalAlpha = (1 - age) * 0.42;
      brush.beginPath();
      brush.ellipse(
        spot.between(0, WIDTH),
        top + depth * (HEIGHT - top),
        age * (12 + depth * 40),
        age * (3 + depth * 9),
        0,
        0,
        Math.PI * 2,
      );
      brush.stroke();
    }
    brush.globalAlpha = 1;
  };
}
