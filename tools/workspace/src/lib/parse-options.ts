import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from './say.ts';

/**
 * Reads the options of a command.
 *
 * @throws Refusal with Node's sentence when there is no such option, or it lacks its value.
 */
export function parseOptions<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Refusal((error as TypeError).message);
  }
}
