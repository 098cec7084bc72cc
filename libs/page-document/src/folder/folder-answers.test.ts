import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftViewSchema, mediaViewAnswerSchema } from '@foyer/contract';
import { pageDocumentFixture } from '@foyer/contract/fixtures';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderAnswers } from './folder-answers.ts';
import { revisionOf } from './folder-versions.ts';
import { openPageFolder } from './page-folder.ts';

const { alias } = pageDocumentFixture;
const text = JSON.stringify(pageDocumentFixture);
const image = {
  url: '/pictures/metropolis',
  color: '#102030',
  tone: 'dark',
  focus: { x: 0.5, y: 0.5 },
} as const;
const pictures = { 'backdrop-metropolis': image };

let dir: string;
const path = () => join(dir, `${alias}.json`);

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-answers-'));
  await writeFile(path(), text);
});

describe('folderAnswers', () => {
  it('answers a page in each language, in the form of the contract', async () => {
    const answers = folderAnswers(dir, pictures);

    const pages = [await answers.live(alias, 'rus'), await answers.live(alias, 'hye')];

    const names = pages.map((page) => v.parse(mediaViewAnswerSchema, page).name);
    expect(names).toEqual(['Неделя комедии', 'Կատակերգության շաբաթ']);
    expect(JSON.stringify(pages[0])).toContain('/pictures/metropolis');
    expect(pages[0]).not.toHaveProperty('left_out');
    for (const other of ['none', '../x', '.composer/drafts/x']) {
      expect(await answers.live(other, 'rus')).toBeUndefined();
    }
  });

  it('leaves out a block whose picture is not in the map, and says so in a draft', async () => {
    const answers = folderAnswers(dir, {});

    const page = await answers.live(alias, 'rus');
    const draft = await answers.draft(alias, 'rus');

    expect(JSON.stringify(page)).not.toContain('metropolis');
    expect(v.parse(draftViewSchema, draft).left_out).toContainEqual(
      expect.objectContaining({ reason: 'broken', detail: 'picture' }),
    );
    expect(draft?.media_blocks).toHaveLength(page?.media_blocks.length ?? -1);
  });

  it('shows a draft apart from what viewers see', async () => {
    const answers = folderAnswers(dir, pictures);
    const changed = text.replace('Неделя комедии', 'Черновик');
    const seen = { author: 'vera', revision: revisionOf(text) };
    await openPageFolder(dir).save(alias, seen, changed);

    const [live, draft] = [await answers.live(alias, 'rus'), await answers.draft(alias, 'rus')];

    expect([live?.name, draft?.name, draft?.revision]).toEqual([
      'Неделя комедии',
      'Черновик',
      revisionOf(changed),
    ]);
  });

  it.each(['{', '[]', '{ "format": 1 }'])(
    'shows no page of a file that is none: %s',
    async (broken) => {
      await writeFile(path(), broken);
      const answers = folderAnswers(dir, pictures);

      expect(await answers.live(alias, 'rus')).toBeUndefined();
      expect(await answers.draft(alias, 'rus')).toBeUndefined();
    },
  );

  it('has another revision after a page was published, changed by hand or taken away', async () => {
    const answers = folderAnswers(dir, pictures);
    const seen = { author: 'vera', revision: revisionOf(text) };
    const revisions = [await answers.revision()];
    const pages = openPageFolder(dir);
    await pages.save(alias, seen, text.replace('Неделя', 'Год'));
    const afterDraft = await answers.revision();
    const { revision } = await pages.read(alias);
    await pages.publish(alias, { author: 'vera', revision }, '');
    revisions.push(await answers.revision());
    await utimes(path(), new Date(), new Date(Date.now() + 5000));
    revisions.push(await answers.revision());
    await rm(path());
    revisions.push(await answers.revision());

    expect(afterDraft).toBe(revisions[0]);
    expect(new Set(revisions).size).toBe(4);
  });
});
