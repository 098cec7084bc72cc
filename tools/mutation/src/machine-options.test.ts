import { Refusal } from '@foyer/workspace/say';
import { describe, expect, it } from 'vitest';
import { readMachineOptions } from './machine-options.ts';

describe('readMachineOptions', () => {
  it('takes what the last commit changed when nothing is asked for', () => {
    expect(readMachineOptions([])).toEqual({ files: { since: 'HEAD~1' }, minutes: 15 });
  });

  it('takes what changed since a revision', () => {
    expect(readMachineOptions(['--changed', 'main']).files).toEqual({ since: 'main' });
  });

  it('takes what is named, or all', () => {
    expect(readMachineOptions(['machines/pin', '--minutes', '0.5'])).toEqual({
      files: ['machines/pin'],
      minutes: 0.5,
    });
    expect(readMachineOptions(['--all']).files).toBe('all');
  });

  it.each(['0', '-1', 'many'])('refuses %s minutes', (minutes) => {
    expect(() => readMachineOptions([`--minutes=${minutes}`])).toThrow(Refusal);
  });

  it('refuses an option that is not there', () => {
    expect(() => readMachineOptions(['--fast'])).toThrow(Refusal);
  });
});
