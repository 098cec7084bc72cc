import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RevisionPictures, TakenPicture } from '../pictures/revision-pictures.ts';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import { compareRevisions } from './compare-revisions.ts';
import { pictureName } from './comparison.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-revisions-'));
});
afterAll(() => rm(root, { recursive: true }));

const plan = (id: string): PicturePlan => ({
  story: { id, file: 'button.stories.tsx', title: 'Components/Button', name: id, pinned: {} },
  mode: { label: 'main', language: 'rus', width: 360 },
});

/** What a story looks like each time it is pictured; the last look stays. */
type Looks = Record<string, readonly { color: string; problem?: string }[]>;

async function revision(
  looks: Looks,
): Promise<RevisionPictures & { times: ReadonlyMap<string, number> }> {
  const folder = await mkdtemp(join(root, 'revision-'));
  const taken = new Map<string, TakenPicture>();
  const times = new Map<string, number>();
  const take = async (plans: readonly PicturePlan[]) => {
    for (const { story, mode } of plans) {
      const time = times.get(story.id) ?? 0;
      times.set(story.id, time + 1);
      const look = looks[story.id]?.at(time) ?? looks[story.id]?.at(-1);
      const create = { width: 2, height: 2, channels: 3, background: String(look?.color) } as const;
      const name = pictureName({ story, mode });
      await writeFile(join(folder, `${name}.png`), await sharp({ create }).png().toBuffer());
      const problem = look?.problem;
      taken.set(name, problem === undefined ? { story, mode } : { story, mode, problem });
    }
  };
  await take(Object.keys(looks).map(plan));
  return {
    stories: [],
    folder,
    taken,
    times,
    missing: (plans) => plans,
    take,
    retake: take,
    stop: () => {},
  };
}

async function compare(before: Looks, after: Looks) {
  const comparisons = await compareRevisions({
    before: await revision(before),
    after: await revision(after),
    differences: join(root, 'differences'),
  });
  return Object.fromEntries(
    comparisons.map(({ story, outcome, problem }) => [story.id, problem ?? outcome]),
  );
}

describe('compareRevisions', () => {
  it('tells pictures that changed from those that stayed, came or went', async () => {
    const [dark, light] = [{ color: '#000000' }, { color: '#ffffff' }];

    expect(
      await compare(
        { changed: [dark], same: [dark], removed: [dark] },
        { changed: [light], same: [dark], new: [dark] },
      ),
    ).toEqual({ changed: 'changed', same: 'same', removed: 'removed', new: 'new' });
  });

  it('lets a difference pass that does not come again', async () => {
    expect(
      await compare(
        { once: [{ color: '#000000' }] },
        { once: [{ color: '#000001' }, { color: '#000000' }] },
      ),
    ).toEqual({ once: 'same' });
  });

  it('takes what differs in every picture twice more, and what flickers up to four times', async () => {
    const [dark, light, dim] = [{ color: '#000000' }, { color: '#ffffff' }, { color: '#000001' }];
    const before = await revision({ steady: [dark], flickers: [dark, dim] });
    const after = await revision({ steady: [light], flickers: [light] });

    await compareRevisions({ before, after, differences: join(root, 'differences') });

    expect(before.times).toEqual(
      new Map([
        ['steady', 3],
        ['flickers', 5],
      ]),
    );
  });

  it('lets pass what both sides have shown, if never at once', async () => {
    const [dim, lit] = [{ color: '#000000' }, { color: '#000001' }];
    expect(await compare({ flickers: [dim, lit] }, { flickers: [lit, dim] })).toEqual({
      flickers: 'same',
    });
  });

  it('reports a story that failed only now, not one that failed before as well', async () => {
    const sound = [{ color: '#000000' }];
    const broken = [{ color: '#000000', problem: 'no button' }];

    expect(await compare({ now: sound, always: broken }, { now: broken, always: broken })).toEqual({
      now: 'no button',
      always: 'same',
    });
  });
});
