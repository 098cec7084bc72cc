import { describe, expect, it } from 'vitest';
import { edgeWords } from './edge-words.ts';

describe('edgeWords', () => {
  it('breaks a long line before what is asked', () => {
    expect(
      edgeWords(['always [isWorn]', 'done checkCode [event.output.valid]', 'lamp.toggle']),
    ).toEqual(['always [isWorn]', 'done checkCode', '[event.output.valid]', 'lamp.toggle']);
  });
});
