import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectOf } from '../files/reaching-tests.ts';
import { canParse } from '../operators/find-mutants.ts';
import type { NamedMutation } from './named-mutation.ts';

/** The file with the fault, or what is wrong with the entry of the list. */
export type Prepared = { readonly source: string } | { readonly problem: string };

/**
 * Makes a named fault in a copy of the text of its file.
 *
 * @param root - Absolute path of the repository.
 */
export function prepareMutation(
  { file, find, replace, tests }: NamedMutation,
  root: string,
): Prepared {
  const isThere = (path: string) => existsSync(join(root, path));
  if (!isThere(file)) return { problem: `${file} is not there` };
  const strangers = tests.filter((test) => !isThere(test) || projectOf(root, test) === undefined);
  if (strangers.length > 0) return { problem: `no unit test: ${strangers.join(', ')}` };
  if (tests.length === 0) return { problem: 'names no test' };
  const source = readFileSync(join(root, file), 'utf8');
  const times = source.split(find).length - 1;
  if (times !== 1)
    return { problem: `${file} holds ${times} times what is to be replaced: ${find}` };
  // A function, so that `$` stands for itself.
  const faulty = source.replace(find, () => replace);
  return canParse(file, faulty) ? { source: faulty } : { problem: `${file} cannot be read then` };
}
