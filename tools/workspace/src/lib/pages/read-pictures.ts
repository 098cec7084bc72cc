import { readFile } from 'node:fs/promises';
import { imageSchema, type Image } from '@foyer/contract';
import * as v from 'valibot';
import { Refusal } from '../say.ts';

/** Pictures as answers have them, by the ids that pages use. */
export type Pictures = Readonly<Record<string, Image>>;

const picturesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), imageSchema));

/**
 * Reads a map of pictures: one JSON object, each field an `Image` of the contract.
 *
 * @throws Refusal with the file and what is wrong with it.
 */
export async function readPictures(path: string): Promise<Pictures> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refusal(`${path} cannot be read`);
  });
  const { success, output, issues } = v.safeParse(picturesSchema, text);
  if (success) return output;
  const [issue] = issues;
  throw new Refusal(`${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
