import { expect, it } from 'vitest';
import { answerOf } from './answer.ts';

const outcome = { red: ['a.test.ts'], green: [], isLoaded: true, seconds: 2 };
const green = { ...outcome, red: [], green: ['b.test.ts'] };

it('is red when each test file is', () => {
  expect(answerOf([outcome, outcome])).toEqual({ isRed: true, seconds: 4 });
});

it('is red when a fault runs in circles', () => {
  expect(answerOf([undefined])).toEqual({ isRed: true, seconds: 0 });
});

it('names each test file that stays green, also beside a red one', () => {
  expect(answerOf([outcome, green])).toEqual({ isRed: false, problem: 'stays green: b.test.ts' });
  expect(answerOf([{ ...green, isLoaded: false }])).toEqual({
    isRed: false,
    problem: 'stays green: b.test.ts (never loads it)',
  });
});
