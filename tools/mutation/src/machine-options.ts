import { parseOptions } from '@foyer/workspace/parse-options';
import { Refusal } from '@foyer/workspace/say';

/** Which files get faults, and for how long. */
export interface MachineOptions {
  /** Parts of paths, all files, or those that changed since a revision. */
  readonly files: readonly string[] | 'all' | { readonly since: string };
  /** No fault is begun after this time. */
  readonly minutes: number;
}

/**
 * Reads `FILE… | --all | --changed BASE`, and `--minutes N`.
 *
 * @throws Refusal when there is no such option, or `--minutes` is no number.
 */
export function readMachineOptions(args: readonly string[]): MachineOptions {
  const { values, positionals } = parse(args);
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Refusal(`--minutes ${values.minutes} reads like --minutes 15.`);
  if (positionals.length > 0) return { files: positionals, minutes };
  return { files: values.all ? 'all' : { since: values.changed }, minutes };
}

const parse = (args: readonly string[]) =>
  parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      changed: { type: 'string', default: 'HEAD~1' },
      minutes: { type: 'string', default: '15' },
    },
  });
