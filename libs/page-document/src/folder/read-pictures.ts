import { readFile } from 'node:fs/promises';
import { imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import type { FolderPictures } from './folder-answers.ts';

const picturesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), imageSchema));

/**
 * Reads a map of pictures: one JSON object, each field an `Image` of the contract.
 *
 * @throws Error with the file and what is wrong with it.
 */
export async function readPictures(path: string): Promise<FolderPictures> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} cannot be read`);
  });
  const { success, output, issues } = v.safeParse(picturesSchema, text);
  if (success) return output;
  const [issue] = issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
