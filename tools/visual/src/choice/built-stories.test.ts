import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuiltStories } from './built-stories.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-built-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

const page = {
  'iframe.html': '<script src="./assets/iframe-aaaaaaaa.js">',
  'assets/iframe-aaaaaaaa.js':
    '"./src/home.stories.tsx":()=>a(()=>import(`./home.stories-bbbbbbbb.js`),[],import.meta.url),',
  'assets/home.stories-bbbbbbbb.js': 'import"./home-cccccccc.js"',
  'assets/home-cccccccc.js': 'import(`./late-dddddddd.js`)',
  'assets/late-dddddddd.js': '',
  'assets/other-eeeeeeee.js': '',
  'artwork/mayak.avif': 'light',
  'artwork/poster-serebro-kolyvani.avif': 'looks as if it had a mark',
};
const home = 'apps/storybook/src/home.stories.tsx';

describe('readBuiltStories', () => {
  it('follows what the page of a story loads, and takes what it may ask for by an address', async () => {
    await build(page);

    const { loads } = await readBuiltStories(folder);

    expect([...loads.keys()]).toEqual([home]);
    expect([...(loads.get(home) ?? [])].toSorted()).toEqual([
      'artwork/mayak.avif',
      'artwork/poster-serebro-kolyvani.avif',
      'home-cccccccc.js',
      'home.stories-bbbbbbbb.js',
      'iframe-aaaaaaaa.js',
      'iframe.html',
      'late-dddddddd.js',
    ]);
  });

  it('leaves out the frame around stories and what the build says of itself', async () => {
    await build({ ...page, 'project.json': '{"at":1}', 'sb-manager/runtime.js': '' });

    const { files } = await readBuiltStories(folder);

    expect(files.has('iframe.html')).toBe(true);
    expect(files.has('project.json')).toBe(false);
    expect(files.has('sb-manager/runtime.js')).toBe(false);
  });

  it('marks what a file holds, not how others are called', async () => {
    await build(page);
    const before = (await readBuiltStories(folder)).files.get('home-cccccccc.js');
    await build({
      'assets/home-cccccccc.js': 'import(`./late-ffffffff.js`)',
      'assets/late-ffffffff.js': '',
    });
    const renamed = (await readBuiltStories(folder)).files.get('home-cccccccc.js');
    await build({ 'assets/home-cccccccc.js': 'import(`./late-ffffffff.js`);show()' });
    const changed = (await readBuiltStories(folder)).files.get('home-cccccccc.js');

    expect(renamed?.key).toBe(before?.key);
    expect(changed?.key).not.toBe(before?.key);
  });
});
