import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countChangedPixels } from '../pictures/compare-pictures.ts';
import type { RevisionPictures, TakenPicture } from '../pictures/revision-pictures.ts';
import { type Comparison, needsReview, pictureName } from './comparison.ts';

/** The pictures of two revisions, taken already. */
export interface Revisions {
  before: RevisionPictures;
  after: RevisionPictures;
  /** Folder for a picture of each difference. */
  differences: string;
}

/** A slow machine disturbs a few pictures; more than these are a change, and would take long to take again. */
const mostDoubts = 300;
const attempts = 4;
/** What has looked the same on each side all the time, and never as on the other, is no matter of chance. */
const attemptsForSteady = 2;

/**
 * Compares the pictures of two revisions, name by name.
 *
 * A few that differ are taken again on both sides, and count only while nothing that one side has ever shown is what the
 * other has: a busy machine may end a story's waiting too early, or draw a letter a shade lighter.
 */
export async function compareRevisions(revisions: Revisions): Promise<readonly Comparison[]> {
  await mkdir(revisions.differences, { recursive: true });
  const { before, after } = revisions;
  const comparisons = new Map<string, Comparison>();
  const looks = { before: rememberLooks(before), after: rememberLooks(after) };
  const steady = new Set<string>();
  const compare = async (name: string) => {
    const comparison = await compareOne(revisions, name);
    comparisons.set(name, comparison);
    if (comparison.outcome !== 'changed') return;
    const [ones, others] = [await looks.before(name), await looks.after(name)];
    if (ones.size === 1 && others.size === 1) steady.add(name);
    else steady.delete(name);
    if (![...ones].some((look) => others.has(look))) return;
    comparisons.set(name, { ...comparison, outcome: 'same', changedPixels: 0 });
  };
  for (const name of new Set([...before.taken.keys(), ...after.taken.keys()])) await compare(name);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isSettled = (one: Comparison) =>
      attempt >= attemptsForSteady && one.problem === undefined && steady.has(pictureName(one));
    const doubts = [...comparisons.values()].filter((one) => needsReview(one) && !isSettled(one));
    if (doubts.length === 0 || doubts.length > mostDoubts) break;
    await before.retake(doubts.filter((one) => before.taken.has(pictureName(one))));
    await after.retake(doubts);
    for (const name of doubts.map(pictureName)) await compare(name);
  }
  return [...comparisons.values()];
}

/** Everything that pictures of a revision have shown so far, by what their files hold. */
function rememberLooks({ folder }: RevisionPictures) {
  const looks = new Map<string, Set<string>>();
  return async (name: string): Promise<Set<string>> => {
    const file = await readFile(join(folder, `${name}.png`));
    const known = looks.get(name) ?? new Set();
    looks.set(name, known.add(createHash('sha256').update(file).digest('base64')));
    return known;
  };
}

async function compareOne(
  { before, after, differences }: Revisions,
  name: string,
): Promise<Comparison> {
  const was = before.taken.get(name);
  const is = after.taken.get(name);
  if (!is) return { ...planOf(was), outcome: 'removed' };
  const problem = is.problem !== undefined && { problem: is.problem };
  if (!was) return { ...planOf(is), outcome: 'new', ...problem };

  const [first, second] = [before, after].map(({ folder }) => join(folder, `${name}.png`));
  const difference = join(differences, `${name}.png`);
  await rm(difference, { force: true });
  const changedPixels = await countChangedPixels(String(first), String(second), difference);
  return {
    ...planOf(is),
    outcome: changedPixels > 0 ? 'changed' : 'same',
    changedPixels,
    // One that failed before as well is no change: a play function that looks for Russian words, in English.
    ...(was.problem === undefined && problem),
  };
}

function planOf(taken: TakenPicture | undefined) {
  if (!taken) throw new Error('A picture that neither revision has');
  return { story: taken.story, mode: taken.mode };
}
