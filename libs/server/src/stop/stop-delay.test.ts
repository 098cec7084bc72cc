import { expect, it } from 'vitest';
import { readStopDelay } from './stop-delay.ts';

it.each([
  [undefined, 0],
  ['', 0],
  ['10', 10],
  ['300', 300],
])('reads %s as %d seconds', (text, seconds) => {
  expect(readStopDelay(text)).toBe(seconds);
});

it.each(['-1', '301', '1.5', 'soon'])('refuses %s', (text) => {
  expect(() => readStopDelay(text)).toThrow(
    `STOP_DELAY_SECONDS must be a whole number from 0 to 300, not "${text}".`,
  );
});
