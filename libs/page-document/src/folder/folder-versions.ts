import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pageVersionSchema, type PageVersion } from '@foyer/contract';
import * as v from 'valibot';
import { placesOf, readText, writeText } from './folder-files.ts';

/** Names a text by what it says, as services do. docs/decisions/0129 */
export const revisionOf = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('base64url');

const aboutSchema = v.pipe(v.string(), v.parseJson(), pageVersionSchema);

const textPath = (folder: string, alias: string, number: number): string =>
  join(placesOf(folder, alias).versions, `${number}.json`);
const aboutPath = (folder: string, alias: string, number: number): string =>
  join(placesOf(folder, alias).versions, `${number}.about.json`);

async function readAbout(path: string): Promise<PageVersion[]> {
  const read = v.safeParse(aboutSchema, (await readText(path))?.text ?? '');
  return read.success ? [read.output] : [];
}

/** What was published, the latest first. */
export async function listVersions(folder: string, alias: string): Promise<PageVersion[]> {
  const { versions } = placesOf(folder, alias);
  const names = await readdir(versions).catch(() => []);
  const about = names.filter((name) => name.endsWith('.about.json'));
  const read = await Promise.all(about.map((name) => readAbout(join(versions, name))));
  return read.flat().toSorted((one, other) => other.number - one.number);
}

/** The text of a version; nothing where there is none of this number. */
export const readVersion = async (
  folder: string,
  alias: string,
  number: number,
): Promise<string | undefined> => (await readText(textPath(folder, alias, number)))?.text;

/** What is said of a text as it becomes a version. */
type About = Pick<PageVersion, 'author' | 'note'> & { at: Date };

/** Keeps a text as the next version. The page must be locked. */
export async function addVersion(
  folder: string,
  alias: string,
  text: string,
  { author, note, at }: About,
): Promise<PageVersion> {
  const [last] = await listVersions(folder, alias);
  const number = (last?.number ?? 0) + 1;
  const version = { number, revision: revisionOf(text), author, note, at: at.toISOString() };
  await writeText(textPath(folder, alias, number), text);
  // Last: a version counts once it is whole.
  await writeText(aboutPath(folder, alias, number), `${JSON.stringify(version)}\n`);
  return version;
}
