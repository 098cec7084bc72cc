import { FILM_SECONDS } from '../story/film-story.ts';
import { addAir, addBell, addPad, addWheels } from './instruments.ts';
import { type Signal, silence } from './signal.ts';

/** Seconds from one chord to the next; chords overlap. */
const CHORD_SECONDS = 7.5;

const chords: readonly (readonly number[])[] = [
  [45, 52, 57, 60, 67],
  [41, 53, 57, 60, 64],
  [48, 52, 55, 62, 67],
  [43, 50, 57, 59, 66],
  [40, 52, 55, 59, 66],
  [45, 52, 55, 60, 64],
  [38, 50, 53, 57, 64],
  [41, 48, 55, 57, 64],
  [45, 52, 57, 59, 64],
  [38, 50, 57, 60, 65],
  [41, 53, 57, 60, 67],
  [48, 55, 60, 64, 71],
];

const melody: readonly (readonly [time: number, note: number])[] = [
  [2, 76],
  [3.9, 72],
  [5.8, 79],
  [16.8, 76],
  [23.2, 74],
  [28.2, 79],
  [33.4, 78],
  [38.6, 76],
  [45.2, 72],
  [50.2, 77],
  [54.6, 76],
  [61.8, 71],
  [67, 74],
  [71.8, 76],
  [76.4, 79],
  [80.4, 84],
  [82.3, 79],
  [84.2, 76],
  [86.2, 72],
];

const wave = (period: number) => (time: number) =>
  0.25 + 0.75 * (0.5 + 0.5 * Math.sin((time / period) * Math.PI * 2)) ** 2;

/** The music of the film with the sounds of its places: rails, waves, rain, wind. */
export function composeFilmMusic(): Signal {
  const signal = silence(FILM_SECONDS);
  chords.forEach((notes, index) =>
    addPad(signal, notes, {
      from: index * CHORD_SECONDS - 1.6,
      to: (index + 1) * CHORD_SECONDS + 2.4,
      level: 0.62,
    }),
  );
  for (const [time, note] of melody) addBell(signal, note, time, 0.085);
  addWheels(signal, { from: 1, to: 25, level: 0.26 }, 0.92);
  addAir(signal, { seed: 3, from: 0, to: 24, low: 60, high: 240, level: 0.5 });
  addAir(signal, {
    seed: 5,
    from: 21,
    to: 42,
    low: 200,
    high: 1100,
    level: 0.34,
    swell: wave(5.2),
  });
  addAir(signal, { seed: 7, from: 38, to: 59, low: 1400, high: 6000, level: 0.11 });
  addWheels(signal, { from: 41, to: 54, level: 0.14 }, 1.3);
  addAir(signal, { seed: 9, from: 55, to: 74, low: 120, high: 520, level: 0.42, swell: wave(8.1) });
  addWheels(signal, { from: 56, to: 74, level: 0.2 }, 0.84);
  addWheels(signal, { from: 70, to: 90, level: 0.1 }, 0.84);
  return signal;
}
