import type { Brush } from './layer.ts';
import type { Random } from './random.ts';

/**
 * The heights of a ridge that joins with itself: a sum of waves with whole periods in `width`.
 *
 * @param roughness - How fast small waves lose height, 0.3 (smooth) to 0.7 (rocky).
 * @returns Height above the base line at `x`, -1 to 1 or so.
 */
export function createRidge(
  random: Random,
  width: number,
  roughness: number,
  firstWave = 1,
): (x: number) => number {
  const waves = Array.from({ length: 7 }, (_, octave) => ({
    turns: firstWave * 2 ** octave + Math.round(random.between(0, octave)),
    height: roughness ** octave,
    shift: random.between(0, Math.PI * 2),
  }));
  return (x) =>
    waves.reduce(
      (sum, { turns, height, shift }) =>
        sum + Math.sin((x / width) * Math.PI * 2 * turns + shift) * height,
      0,
    ) / 1.6;
}

/** Fills the land under a ridge. */
export function fillLand(
  brush: Brush,
  width: number,
  foot: number,
  heightAt: (x: number) => number,
  fill: string | CanvasGradient,
): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(0, foot);
  for (let x = 0; x <= width; x += 4) brush.lineTo(x, heightAt(x));
  brush.lineTo(width, foot);
  brush.fill();
}

/** A fir standing on (x, y). */
export function fir(brush: Brush, random: Random, x: number, y: number, height: number): void {
  const tiers = 8;
  brush.beginPath();
  for (let tier = 0; tier < tiers; tier++) {
    const top = y - height + height * 0.108 * tier;
    const reach = height * (0.035 + (0.19 * tier) / tiers) * random.between(0.82, 1.16);
    const lean = random.between(-0.12, 0.12) * reach;
    brush.moveTo(x, top - height * 0.05);
    brush.quadraticCurveTo(
      x - reach * 0.35,
      top + height * 0.09,
      x - reach + lean,
      top + height * 0.165,
    );
    brush.lineTo(x - reach * 0.4, top + height * 0.14);
    brush.lineTo(x + reach * 0.4, top + height * 0.14);
    brush.lineTo(x + reach + lean, top + height * 0.165);
    brush.quadraticCurveTo(x + reach * 0.35, top + height * 0.09, x, top - height * 0.05);
  }
  brush.fill();
  brush.fillRect(x - height * 0.014, y - height * 0.12, height * 0.028, height * 0.13);
}

/** A bird gliding at (x, y); `flap` from -1 (wings down) to 1 (wings up). */
export function bird(brush: Brush, x: number, y: number, span: number, flap: number): void {
  const lift = span * (0.18 + 0.26 * flap);
  brush.beginPath();
  brush.moveTo(x - span, y - lift);
  brush.quadraticCurveTo(x - span * 0.45, y - lift * 0.9 - span * 0.12, x, y);
  brush.quadraticCurveTo(x + span * 0.45, y - lift * 0.9 - span * 0.12, x + span, y - lift);
  brush.stroke();
}
