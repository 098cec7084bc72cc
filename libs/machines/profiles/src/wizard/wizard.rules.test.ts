import { describe, expect, it } from 'vitest';
import { wizardAgeLimits } from './wizard.fixtures.ts';
import { defaultLimitOf } from './wizard.rules.ts';

describe('defaultLimitOf', () => {
  it.each([undefined, 'age-99'])('is the missing age limit for %s [PROF-009]', (chosen) => {
    expect(defaultLimitOf({ ageLimits: wizardAgeLimits, defaultAgeLimitId: chosen })).toEqual({
      id: '0',
      name: '',
      age_value: 0,
    });
  });
});
