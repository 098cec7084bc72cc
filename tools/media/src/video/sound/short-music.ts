import { addAir, addBell, addPad, addWheels } from './instruments.ts';
import { type Signal, silence } from './signal.ts';

/** The music of the trailer: one chord that opens, wheels that come nearer. */
export function composeTrailerMusic(seconds: number): Signal {
  const signal = silence(seconds);
  addPad(signal, [45, 52, 57, 60], { from: -1, to: 8, level: 0.7 });
  addPad(signal, [41, 53, 57, 64], { from: 5, to: 14, level: 0.75 });
  addPad(signal, [45, 52, 57, 60, 64, 71], { from: 10.5, to: seconds + 0.5, level: 0.9 });
  addWheels(signal, { from: -2, to: 15, level: 0.3 }, 0.46);
  addAir(signal, { seed: 4, from: -2, to: 15, low: 80, high: 420, level: 0.5 });
  for (const [time, note] of [
    [0.3, 69],
    [3.7, 72],
    [7.1, 76],
    [10.5, 79],
    [13.2, 81],
    [14.4, 88],
  ] as const)
    addBell(signal, note, time, 0.11);
  return signal;
}

/** A short tune for an advertisement; `root` is its lowest note. */
export function composeJingle(seconds: number, root: number, beat: number): Signal {
  const signal = silence(seconds);
  addPad(signal, [root, root + 7, root + 12, root + 16], { from: -2, to: seconds + 1, level: 0.5 });
  const steps = [12, 16, 19, 24, 19, 16, 21, 19];
  for (let time = 0.2, index = 0; time < seconds - 1.2; time += beat, index++)
    addBell(signal, root + 12 + (steps[index % steps.length] ?? 12), time, 0.075);
  return signal;
}
