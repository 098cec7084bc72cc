import { describe, expect, it } from 'vitest';
import { reduceMotion } from './motion.ts';

describe('reduceMotion', () => {
  it('makes a condition read as it does where motion is reduced', () => {
    expect(reduceMotion('(prefers-reduced-motion: reduce)')).toBe('(min-width: 0px)');
    expect(reduceMotion('(prefers-reduced-motion:no-preference) and (hover: hover)')).toBe(
      '(max-width: 0px) and (hover: hover)',
    );
  });

  it('leaves other conditions alone', () => {
    expect(reduceMotion('(min-width: 64em)')).toBe('(min-width: 64em)');
  });
});
