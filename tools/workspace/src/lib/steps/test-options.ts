import { parseArgs } from 'node:util';
import { Refusal } from '../say.ts';
import { type Part, parts } from './test-step.ts';

/** What `npm test` was asked for. */
export interface TestOptions {
  /** Only these parts; absent means all. */
  only?: readonly Part[];
  /** The share of one of several machines: `1/3`. */
  shard?: string;
}

/**
 * Reads `--only PART,… --shard N/M`.
 *
 * @throws Refusal when there is no such option or part.
 */
export function readTestOptions(args: readonly string[]): TestOptions {
  const values = parse(args);
  const named = values.only?.split(',') ?? [];
  const unknown = named.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Refusal(`no part ${unknown.join(', ')}; the parts are ${parts.join(', ')}.`);
  }
  if (values.shard !== undefined && !isShard(values.shard)) {
    throw new Refusal(`--shard ${values.shard} reads like --shard 1/3.`);
  }
  return {
    ...(named.length > 0 && { only: named.filter(isPart) }),
    ...(values.shard !== undefined && { shard: values.shard }),
  };
}

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

function isShard(text: string): boolean {
  const [share = 0, all = 0] = text.split('/').map(Number);
  return Number.isInteger(share) && Number.isInteger(all) && share >= 1 && share <= all;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        shard: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Refusal((error as TypeError).message);
  }
}
