// @vitest-environment node
import { expect, it } from 'vitest';
import { isLeftEarly } from './left-early.ts';

const loaded = { name: 'https://sofit.example/movies/mayak?lang=eng#about' };

it.each([
  ['/movies/mayak?lang=eng', false],
  ['/movies/mayak?lang=eng#similar', false],
  ['/movies/mayak', true],
  ['/', true],
])('knows whether %s is the page that was loaded', (address, isLeft) => {
  expect(isLeftEarly(loaded, new URL(address, loaded.name))).toBe(isLeft);
});

it('leaves the page alone where the browser keeps no record', () => {
  expect(isLeftEarly(undefined, new URL(loaded.name))).toBe(false);
});
