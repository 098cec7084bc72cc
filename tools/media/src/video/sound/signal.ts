/** Samples a second of all sound. */
export const SAMPLE_RATE = 48_000;

/** Two channels of sound, samples from -1 to 1. */
export interface Signal {
  left: Float32Array;
  right: Float32Array;
}

/** Silence of a length in seconds. */
export function silence(seconds: number): Signal {
  const samples = Math.round(seconds * SAMPLE_RATE);
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds one sample at a place between left (-1) and right (1). Samples outside the signal are dropped. */
export function addSample(signal: Signal, at: number, value: number, place: number): void {
  if (at < 0 || at >= signal.left.length) return;
  signal.left[at] = (signal.left[at] ?? 0) + value * Math.sqrt((1 - place) / 2);
  signal.right[at] = (signal.right[at] ?? 0) + value * Math.sqrt((1 + place) / 2);
}

/** A WAV file with 16-bit samples; loud places are bent softly instead of cut. */
export function encodeWav({ left, right }: Signal): Buffer {
  const data = Buffer.alloc(left.length * 4);
  for (let at = 0; at < left.length; at++) {
    data.writeInt16LE(Math.round(Math.tanh(left[at] ?? 0) * 32_000), at * 4);
    data.writeInt16LE(Math.round(Math.tanh(right[at] ?? 0) * 32_000), at * 4 + 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
