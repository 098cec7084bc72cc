import { addSample, SAMPLE_RATE, type Signal, silence } from './signal.ts';
import type { Speech } from './voice.ts';

/** A sentence and when it begins, in seconds. */
export interface Spoken {
  start: number;
  speech: Speech;
}

const DUCK_SECONDS = 0.5;
const DUCKED = 0.42;

/** Puts voices over music; the music steps back while somebody speaks. */
export function mixVoices(
  music: Signal,
  spoken: readonly Spoken[],
  musicLevel: number,
  voiceLevel: number,
): Signal {
  const seconds = music.left.length / SAMPLE_RATE;
  const mixed = silence(seconds);
  const isSpeaking = new Uint8Array(music.left.length);
  for (const { start, speech } of spoken) {
    const first = Math.round(start * SAMPLE_RATE);
    isSpeaking.fill(1, Math.max(0, first - SAMPLE_RATE * 0.2), first + speech.length);
    speech.forEach((value, at) => addSample(mixed, first + at, value * voiceLevel, 0));
  }
  const step = 1 / (DUCK_SECONDS * SAMPLE_RATE);
  let level = 1;
  for (let at = 0; at < music.left.length; at++) {
    level = isSpeaking[at] ? Math.max(DUCKED, level - step) : Math.min(1, level + step * 0.5);
    mixed.left[at] = (mixed.left[at] ?? 0) + (music.left[at] ?? 0) * level * musicLevel;
    mixed.right[at] = (mixed.right[at] ?? 0) + (music.right[at] ?? 0) * level * musicLevel;
  }
  return mixed;
}
