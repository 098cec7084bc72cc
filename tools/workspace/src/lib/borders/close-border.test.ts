import { describe, expect, it } from 'vitest';
import { Refusal } from '../say.ts';
import { closeBorder } from './close-border.ts';

const constraint = (sourceTag: string, ...onlyDependOnLibsWithTags: string[]) => ({
  sourceTag,
  onlyDependOnLibsWithTags,
});
const settings = (severity: string, ...depConstraints: object[]) => ({
  rules: {
    'no-console': 'error',
    'nx/enforce-module-boundaries': [severity, { allow: ['x'], depConstraints }],
  },
});
const border = { from: 'type:machine', to: 'type:ui' };
const machine = constraint('type:machine', 'type:ui', 'type:contract');
const player = constraint('type:player', 'type:ui');

describe('closeBorder', () => {
  it('forbids one import and leaves the rest as it is', () => {
    expect(closeBorder(settings('error', machine, player), border)).toEqual(
      settings('error', constraint('type:machine', 'type:contract'), player),
    );
  });

  it.each([
    ['the rule is missing', { rules: {} }],
    ['the rule is off', settings('off', machine)],
    ['the import is forbidden already', settings('error', player)],
  ])('refuses where %s', (_why, given) => {
    expect(() => closeBorder(given, border)).toThrow(Refusal);
  });
});
