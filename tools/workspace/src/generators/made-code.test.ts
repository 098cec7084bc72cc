import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCopy } from './testing/check-copy.ts';
import { copyRepository, linkWorkspace, type RepositoryCopy } from './testing/repository-copy.ts';
import { writeAll } from './testing/run-generators.ts';

/** Half a minute on two idle cores; a busy machine takes its time. */
const timeoutMs = 900_000;

let copy: RepositoryCopy;

beforeAll(async () => {
  copy = await copyRepository();
}, timeoutMs);
afterAll(() => copy.remove());

describe('what the generators make', () => {
  it(
    'passes types, lint, formatting and tests as made, all of it together',
    async () => {
      const files = await writeAll(copy.root);
      await linkWorkspace(copy.root);

      expect(await checkCopy(copy.root, files)).toEqual([]);
    },
    timeoutMs,
  );
});
