import { expect, it } from 'vitest';
import { middleSeek } from './seeks.ts';

const seekOf = (playing: number | undefined, height = 720) => ({ first: playing, playing, height });

it('takes the middle of some seeks, and the height of that one', () => {
  const seeks = [seekOf(140), seekOf(90), seekOf(98, 540), seekOf(300), seekOf(95)];
  expect(middleSeek(seeks)).toEqual(seekOf(98, 540));
});

it('hides no seek that never played', () => {
  expect(middleSeek([seekOf(90), seekOf(undefined), seekOf(95)])).toEqual(seekOf(undefined));
});
