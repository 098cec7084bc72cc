import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { placesOf, writeText } from './folder-files.ts';
import { revisionOf } from './folder-versions.ts';
import { openPageFolder, type PageFolder } from './page-folder.ts';

const at = new Date('2026-05-01T10:00:00.000Z');
const pageOf = (words: string, alias = 'summer') =>
  `{\r\n  "format": 1, "alias": "${alias}",\n "name": {"rus": "${words}"}, "unknown": 1.0, "blocks": [] }`;

let dir: string;
let folder: PageFolder;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-folder-'));
  folder = openPageFolder(dir, () => at);
});

const live = () => readFile(join(dir, 'summer.json'), 'utf8');
const seen = (text: string, author = 'vera') => ({ author, revision: revisionOf(text) });

describe('openPageFolder', () => {
  it('shows a file that came by hand as its first version', async () => {
    await writeFile(join(dir, 'summer.json'), pageOf('Лето'));
    await writeFile(join(dir, 'page-document.schema.json'), '{}');

    const [page, ...others] = await folder.list();

    const revision = revisionOf(pageOf('Лето'));
    const by = { author: 'file', note: '', at: expect.any(String) };
    expect(page).toMatchObject({
      alias: 'summer',
      revision,
      live: { number: 1, revision, ...by },
      edited_by: 'file',
    });
    expect(others).toEqual([]);
    expect(await folder.version('summer', 1)).toMatchObject({ number: 1, text: pageOf('Лето') });
  });

  it('keeps a draft beside the page byte for byte, until it is published', async () => {
    await writeFile(join(dir, 'summer.json'), pageOf('Лето'));

    const saved = await folder.save('summer', seen(pageOf('Лето')), pageOf('Осень'));
    const before = await live();
    const version = await folder.publish('summer', seen(pageOf('Осень')), 'К сентябрю');

    expect(saved).toMatchObject({ revision: revisionOf(pageOf('Осень')), edited_by: 'vera' });
    expect([before, await live()]).toEqual([pageOf('Лето'), pageOf('Осень')]);
    expect(version).toEqual({
      number: 2,
      revision: revisionOf(pageOf('Осень')),
      author: 'vera',
      note: 'К сентябрю',
      at: at.toISOString(),
    });
    expect((await folder.versions('summer')).map(({ number, author }) => [number, author])).toEqual(
      [
        [2, 'vera'],
        [1, 'file'],
      ],
    );
    expect((await folder.version('summer', 1)).text).toBe(pageOf('Лето'));
    expect(existsSync(placesOf(dir, 'summer').draft)).toBe(false);
  });

  it('refuses a change of a draft that another has changed, and shows theirs', async () => {
    await folder.create('summer', 'vera', pageOf('Лето'));
    await folder.save('summer', seen(pageOf('Лето')), pageOf('Осень'));
    const stale = { fault: 'pageStale', about: { current: { text: pageOf('Осень') } } };

    for (const old of [seen(pageOf('Лето'), 'egor'), { author: 'egor', revision: undefined }]) {
      await expect(folder.save('summer', old, pageOf('Зима'))).rejects.toMatchObject(stale);
      await expect(folder.publish('summer', old, '')).rejects.toMatchObject(stale);
      await expect(folder.remove('summer', old)).rejects.toMatchObject(stale);
    }
    expect((await folder.read('summer')).text).toBe(pageOf('Осень'));
  });

  it('lets one of two processes save, and neither overwrite the other', async () => {
    await folder.create('summer', 'vera', pageOf('Лето'));
    const other = openPageFolder(dir);
    const save = (one: PageFolder, words: string) =>
      one.save('summer', seen(pageOf('Лето')), pageOf(words)).then(
        () => words,
        ({ fault }: { fault: string }) => fault,
      );

    const words = Array.from({ length: 10 }, (_, index) => `Слово ${index}`);
    const ends = await Promise.all(words.map((word, i) => save(i % 2 ? folder : other, word)));

    const [winner, ...more] = ends.filter((end) => end !== 'pageStale');
    expect(more).toEqual([]);
    expect((await folder.read('summer')).text).toBe(pageOf(winner ?? ''));
  });

  it('goes on where a process died with its lock, and not before', async () => {
    await folder.create('summer', 'vera', pageOf('Лето'));
    const { lock } = placesOf(dir, 'summer');
    await writeFile(lock, '');
    const ends: string[] = [];
    const saving = folder
      .save('summer', seen(pageOf('Лето')), pageOf('Осень'))
      .then(() => ends.push('saved'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ends).toEqual([]);

    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    await saving;

    expect((await folder.read('summer')).text).toBe(pageOf('Осень'));
  });

  it('publishes nothing with errors, nor the document of another page', async () => {
    await writeFile(join(dir, 'summer.json'), pageOf('Лето'));
    const broken = pageOf('Осень').replace('"format"', '"format');
    const other = pageOf('Осень', 'winter');
    await folder.save('summer', seen(pageOf('Лето')), broken);

    await expect(folder.publish('summer', seen(broken), '')).rejects.toMatchObject({
      fault: 'pageBroken',
      about: {
        problems: expect.arrayContaining([
          expect.objectContaining({ rule: 'json', level: 'error' }),
        ]),
      },
    });
    await folder.save('summer', seen(broken), other);
    await expect(folder.publish('summer', seen(other), '')).rejects.toMatchObject({
      fault: 'pageBroken',
    });
    expect(await live()).toBe(pageOf('Лето'));
  });

  it('makes one version of a draft that is published twice', async () => {
    await folder.create('summer', 'vera', pageOf('Лето'));

    const versions = [
      await folder.publish('summer', seen(pageOf('Лето')), ''),
      await folder.publish('summer', seen(pageOf('Лето')), ''),
    ];

    expect(versions.map(({ number }) => number)).toEqual([1, 1]);
    expect(await folder.versions('summer')).toHaveLength(1);
  });

  it('brings a version back as the next one', async () => {
    await writeFile(join(dir, 'summer.json'), pageOf('Лето'));
    await folder.save('summer', seen(pageOf('Лето')), pageOf('Осень'));
    await folder.publish('summer', seen(pageOf('Осень')), '');

    const version = await folder.restore('summer', 1, seen(pageOf('Осень')), 'Назад');

    expect(version).toMatchObject({ number: 3, note: 'Назад', author: 'vera' });
    expect([await live(), (await folder.read('summer')).text]).toEqual([
      pageOf('Лето'),
      pageOf('Лето'),
    ]);
  });

  it('takes a page away with its draft, and keeps its versions', async () => {
    await folder.create('summer', 'vera', pageOf('Лето'));
    await folder.publish('summer', seen(pageOf('Лето')), '');
    await folder.save('summer', seen(pageOf('Лето')), pageOf('Осень'));

    await folder.remove('summer', seen(pageOf('Осень')));

    expect(await folder.list()).toEqual([]);
    await expect(folder.read('summer')).rejects.toMatchObject({ fault: 'notFound' });
    await folder.create('summer', 'egor', pageOf('Зима'));
    expect(await folder.publish('summer', seen(pageOf('Зима')), '')).toMatchObject({ number: 2 });
  });

  it('makes no page twice, and reaches nothing outside the folder', async () => {
    await folder.create('summer', 'vera', pageOf('Лето'));

    const again = folder.create('summer', 'egor', pageOf('Зима'));
    await expect(again).rejects.toMatchObject({ fault: 'conflict' });
    for (const alias of ['../summer', '.composer', 'a/b', 'summer.json', '']) {
      await expect(folder.read(alias)).rejects.toMatchObject({ fault: 'notFound' });
      await expect(folder.create(alias, 'egor', '{}')).rejects.toMatchObject({ fault: 'notFound' });
      await expect(folder.versions(alias)).rejects.toMatchObject({ fault: 'notFound' });
    }
  });
});

describe('writeText', () => {
  it('leaves no half of a file: neither beside it nor in its place', async () => {
    const path = join(dir, 'page.json');
    await writeText(path, 'before');
    const { ino } = await stat(path);

    await writeText(path, 'after', 0o600);

    const after = await stat(path);
    expect(await readFile(path, 'utf8')).toBe('after');
    // Another file took its place: who has the old one open reads it to its end.
    expect(after.ino).not.toBe(ino);
    expect(after.mode % 0o1000).toBe(0o600);
    const folderPath = join(dir, 'folder');
    await mkdir(folderPath);
    const failing = writeText(folderPath, 'no file');
    await expect(failing).rejects.toMatchObject({ code: expect.any(String) });
    expect(await readdir(dir)).toEqual(['folder', 'page.json']);
  });
});
