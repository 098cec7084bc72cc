import { describe, expect, it } from 'vitest';
import { mixVoices } from './mix.ts';
import { SAMPLE_RATE, silence } from './signal.ts';

describe('mixVoices', () => {
  const music = silence(4);
  music.left.fill(0.5);
  const speech = new Float32Array(SAMPLE_RATE);

  it('lets the music step back while somebody speaks, and come forward again', () => {
    const { left } = mixVoices(music, [{ start: 1, speech }], 1, 1);
    const at = (seconds: number) => left[seconds * SAMPLE_RATE] ?? 0;

    expect(at(0.5)).toBeCloseTo(0.5);
    expect(at(1.9)).toBeLessThan(0.25);
    expect(at(3.9)).toBeCloseTo(0.5);
  });

  it('puts a sentence where it begins, as loud on both sides', () => {
    const said = mixVoices(silence(2), [{ start: 1, speech: Float32Array.of(0.8) }], 1, 1);

    expect(said.left.findIndex((value) => value !== 0)).toBe(SAMPLE_RATE);
    expect(said.left[SAMPLE_RATE]).toBeCloseTo(said.right[SAMPLE_RATE] ?? 0);
  });
});
