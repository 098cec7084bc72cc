import { createRandom } from '../stage/paint/random.ts';
import { ease } from '../stage/paint/timing.ts';
import { addSample, SAMPLE_RATE, type Signal } from './signal.ts';

/** Frequency of a note; 69 is the A of 440 Hz. */
export const noteFrequency = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** A sound that begins and ends; times in seconds, `level` 0 to 1. */
export interface Span {
  from: number;
  to: number;
  level: number;
}

/** A slow, warm chord: every note three times, a little out of tune, with few overtones. */
export function addPad(signal: Signal, notes: readonly number[], { from, to, level }: Span): void {
  const [start, end] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  notes.forEach((note, index) => {
    for (const [voice, detune] of [-0.0028, 0, 0.0031].entries()) {
      const turn = (noteFrequency(note) * (1 + detune) * Math.PI * 2) / SAMPLE_RATE;
      const place = (voice - 1) * 0.7;
      const phase = index * 1.7 + voice * 2.3;
      for (let at = start; at < end; at++) {
        const time = at / SAMPLE_RATE;
        const swell =
          ease(time, from, from + 3) *
          (1 - ease(time, to - 3.2, to)) *
          (0.85 + 0.15 * Math.sin(time * 0.9 + phase));
        const angle = (at - start) * turn + phase;
        const tone = Math.sin(angle) + 0.32 * Math.sin(angle * 2 + 0.4) + 0.1 * Math.sin(angle * 3);
        addSample(signal, at, (tone * swell * level) / (notes.length * 3), place);
      }
    }
  });
}

/** A struck, ringing tone with two echoes. */
export function addBell(signal: Signal, note: number, time: number, level: number): void {
  const turn = (noteFrequency(note) * Math.PI * 2) / SAMPLE_RATE;
  for (const [echo, delay] of [0, 0.48, 0.96].entries()) {
    const start = Math.round((time + delay) * SAMPLE_RATE);
    const loud = level * 0.42 ** echo;
    for (let at = 0; at < SAMPLE_RATE * 2.6; at++) {
      const decay = Math.exp((-at / SAMPLE_RATE) * 2.1) * Math.min(1, at / 260);
      const tone =
        Math.sin(at * turn) + 0.24 * Math.sin(at * turn * 3.01) * Math.exp((-at / SAMPLE_RATE) * 6);
      addSample(
        signal,
        start + at,
        tone * decay * loud,
        echo === 1 ? 0.55 : -0.3 * (echo === 2 ? -1 : 1),
      );
    }
  }
}

/** Noise between two corners, which swells in time; the corners in Hz. */
export interface Air extends Span {
  seed: number;
  low: number;
  high: number;
  /** How loud it is at a time, 0 to 1. @default always 1 */
  swell?: (time: number) => number;
}

/** Adds wind, waves or rain. */
export function addAir(signal: Signal, air: Air): void {
  const bright = 1 - Math.exp((-2 * Math.PI * air.high) / SAMPLE_RATE);
  const dark = 1 - Math.exp((-2 * Math.PI * air.low) / SAMPLE_RATE);
  for (const place of [-0.8, 0.8]) {
    const random = createRandom(air.seed + (place > 0 ? 1 : 0));
    let [smooth, smoother] = [0, 0];
    for (let at = Math.round(air.from * SAMPLE_RATE); at < air.to * SAMPLE_RATE; at++) {
      const time = at / SAMPLE_RATE;
      smooth += (random.between(-1, 1) - smooth) * bright;
      smoother += (smooth - smoother) * dark;
      const loud =
        ease(time, air.from, air.from + 2.5) *
        (1 - ease(time, air.to - 2.5, air.to)) *
        (air.swell?.(time) ?? 1);
      addSample(signal, at, (smooth - smoother) * loud * air.level, place);
    }
  }
}

/** Wheels over rail joints: two soft knocks, and again. */
export function addWheels(signal: Signal, { from, to, level }: Span, beat: number): void {
  const random = createRandom(51);
  for (let time = from; time < to; time += beat) {
    for (const [delay, loud] of [
      [0, 1],
      [0.13, 0.72],
    ] as const) {
      const start = Math.round((time + delay) * SAMPLE_RATE);
      const shown = ease(time, from, from + 3) * (1 - ease(time, to - 4, to)) * loud * level;
      let smooth = 0;
      for (let at = 0; at < SAMPLE_RATE * 0.16; at++) {
        const decay = Math.exp((-at / SAMPLE_RATE) * 34);
        smooth += (random.between(-1, 1) - smooth) * 0.05;
        addSample(
          signal,
          start + at,
          (smooth * 2.4 + Math.sin((at * 2 * Math.PI * 74) / SAMPLE_RATE) * 0.5) * decay * shown,
          0,
        );
      }
    }
  }
}
