import { parseOptions } from '../parse-options.ts';
import { Refusal } from '../say.ts';
import { type Part, parts } from './test-step.ts';

/** What `npm test` was asked for. */
export interface TestOptions {
  /** Only these parts; absent means all. */
  only?: readonly Part[];
  /** Only what a change since a revision can reach; without a name, the base that fits the branch. */
  changed?: { base?: string };
  /** The share of one of several machines: `1/3`. */
  shard?: string;
}

/**
 * Reads `--changed [BASE] --only PART,… --shard N/M`.
 *
 * @throws Refusal when there is no such option or part.
 */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values, positionals } = parse(args);
  const [base, ...surplus] = positionals;
  if (surplus.length > 0 || (base !== undefined && !values.changed)) {
    throw new Refusal(`${positionals.at(-1)} is no option; ${usage}`);
  }
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
    ...(values.changed && { changed: base === undefined ? {} : { base } }),
    ...(values.shard !== undefined && { shard: values.shard }),
  };
}

const usage = 'npm test -- [--changed [BASE]] [--only PART,…] [--shard N/M]';

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

function isShard(text: string): boolean {
  const [share = 0, all = 0] = text.split('/').map(Number);
  return Number.isInteger(share) && Number.isInteger(all) && share >= 1 && share <= all;
}

const parse = (args: readonly string[]) =>
  parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      only: { type: 'string' },
      shard: { type: 'string' },
    },
  });
