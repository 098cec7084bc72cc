import { describe, expect, it } from 'vitest';
import { readPort } from './read-port.ts';

describe('readPort', () => {
  it.each([
    ['8080', 8080],
    ['0', 0],
    ['65535', 65_535],
    ['', 3000],
    [undefined, 3000],
  ])('reads %j as %i', (text, port) => {
    expect(readPort('PORT', text, 3000)).toBe(port);
  });

  it.each(['http', '-1', '65536', '80.5'])('refuses a start with %s', (text) => {
    expect(() => readPort('PORT', text, 3000)).toThrow(
      `PORT must be a port between 0 and 65535, not "${text}".`,
    );
  });
});
