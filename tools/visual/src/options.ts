import { parseArgs } from 'node:util';
import { Refusal } from '@foyer/workspace/say';
import { defaultModes, modes } from './modes.ts';

/** What a run compares. */
export interface Options {
  /** A git revision; the working copy is compared with it. */
  base: string;
  /** Which stories: those that the change can reach, all of them, or those whose id one of some globs matches. */
  stories: 'reached' | 'all' | readonly string[];
  /** Names of modes. */
  modes: readonly string[];
}

/**
 * Reads the command line: `--base REVISION --stories GLOB,… --everything --modes MODE,… --all`.
 *
 * @throws Refusal when there is no such option or mode.
 */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const named = listOf(values.modes);
  const unknown = named.filter((name) => !modes.has(name));
  if (unknown.length > 0) {
    throw new Refusal(
      `no mode ${unknown.join(', ')}; the modes are ${[...modes.keys()].join(', ')}.`,
    );
  }
  const unnamed = values.all ? [...modes.keys()] : defaultModes;
  const globs = listOf(values.stories);
  const unasked = values.everything ? 'all' : 'reached';
  return {
    base: values.base,
    stories: globs.length > 0 ? globs : unasked,
    modes: named.length > 0 ? named : unnamed,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string', default: 'HEAD~1' },
        stories: { type: 'string', default: '' },
        everything: { type: 'boolean', default: false },
        modes: { type: 'string', default: '' },
        all: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refusal((error as TypeError).message);
  }
}

const listOf = (text: string) => text.split(',').filter((part) => part !== '');
