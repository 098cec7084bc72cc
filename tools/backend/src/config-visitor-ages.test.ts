import { describe, expect, it } from 'vitest';
import { readVisitorAges } from './config-visitor-ages.ts';

describe('readVisitorAges', () => {
  it.each([
    [undefined, [16, 16, 16]],
    ['', [16, 16, 16]],
    ['north=12', [16, 12, 16]],
    ['default=6, north = 18', [6, 18, 6]],
    ['default=0', [0, 0, 0]],
  ])('reads %j', (text, ages) => {
    const visitorAge = readVisitorAges(text);

    expect([undefined, 'north', 'south'].map(visitorAge)).toEqual(ages);
  });

  it.each(['12', 'north', 'north=', 'north=19', 'north=-1', 'north=6.5', 'North=6', '=6', 'a=b'])(
    'refuses a start with %s',
    (text) => {
      expect(() => readVisitorAges(`south=6,${text}`)).toThrow(
        `VISITOR_AGES must hold ages from 0 to 18 by labels, such as "default=16,kids=6", not "${text}".`,
      );
    },
  );

  it('refuses two ages of one label', () => {
    expect(() => readVisitorAges('north=6,north=12')).toThrow('VISITOR_AGES names "north" twice.');
  });
});
