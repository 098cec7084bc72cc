import { describe, expect, it } from 'vitest';
import { createWheelSteps } from './wheel-steps.ts';

/** The steps that turns of the wheel make, each `[deltaY, milliseconds]`. */
function stepsOf(turns: readonly (readonly [number, number])[]) {
  const step = createWheelSteps();
  return turns.map(([deltaY, at]) => step(deltaY, at));
}

describe('createWheelSteps', () => {
  it('moves by one for a swipe and its swing', () => {
    const swing = [12, 60, 80, 40, 12, 3].map((deltaY, index) => [deltaY, index * 16] as const);

    expect(stepsOf(swing)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('moves on while a wheel keeps turning, not by every notch', () => {
    const notches = [0, 100, 200, 300, 400, 500, 600, 700].map((at) => [-120, at] as const);

    expect(stepsOf(notches)).toEqual([-1, 0, 0, 0, 0, 0, 0, -1]);
  });

  it('takes a turn after a rest for a new one, also a small one', () => {
    expect(
      stepsOf([
        [20, 0],
        [20, 300],
      ]),
    ).toEqual([1, 1]);
  });

  it('does not move for a finger that trembles on the wheel', () => {
    expect(stepsOf([[2, 0]])).toEqual([0]);
  });
});
