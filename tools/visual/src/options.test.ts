import { Refusal } from '@foyer/workspace/say';
import { describe, expect, it } from 'vitest';
import { defaultModes, modes } from './modes.ts';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('compares what the change can reach with the commit before, in a few modes', () => {
    expect(readOptions([])).toEqual({ base: 'HEAD~1', stories: 'reached', modes: defaultModes });
  });

  it('takes lists of stories and modes', () => {
    expect(
      readOptions([
        '--base=v1',
        '--stories=components-button*,player-*',
        '--modes=main-rus-360,main-eng-360',
      ]),
    ).toEqual({
      base: 'v1',
      stories: ['components-button*', 'player-*'],
      modes: ['main-rus-360', 'main-eng-360'],
    });
  });

  it('takes every story when everything is asked for', () => {
    expect(readOptions(['--everything']).stories).toBe('all');
  });

  it('takes every mode when all are asked for', () => {
    expect(readOptions(['--all']).modes).toEqual([...modes.keys()]);
  });

  it('refuses a mode that does not exist, and names those that do', () => {
    expect(() => readOptions(['--modes', 'main-rus-400'])).toThrow(
      /no mode main-rus-400; the modes are main-rus-360, /,
    );
  });

  it('refuses an option that does not exist with a sentence, not a stack', () => {
    expect(() => readOptions(['--story', 'button'])).toThrow(Refusal);
  });
});
