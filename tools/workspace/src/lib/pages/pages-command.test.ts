import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mediaViewAnswerSchema } from '@foyer/contract';
import { pageDocumentFixture } from '@foyer/contract/fixtures';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { root } from '../paths.ts';

const command = join(root, 'tools/workspace/src/cli/pages.ts');

/** What the command says, and how it ends. */
async function pages(...args: readonly string[]): Promise<{ code: number; out: string }> {
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [
    command,
    ...args,
  ]).then(
    (done) => ({ ...done, code: 0 }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
  return { code, out: stdout + stderr };
}

const temporary = (): string => mkdtempSync(join(tmpdir(), 'foyer-pages-'));

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporary();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const fixture = JSON.stringify(pageDocumentFixture, null, 2);
const image = { url: '/p', color: '#22303c', tone: 'dark', focus: { x: 0.5, y: 0.5 } };

it('finds no error in the pages of the demo', async () => {
  const { code, out } = await pages('check', join(root, 'pages'));

  expect([code, out]).toEqual([0, expect.stringContaining('pages, no errors')]);
});

it('prints problems with file, line and column, and ends with an error', async () => {
  const folder = folderWith({
    'one.json': fixture.replace('"comedy-week"', '"Comedy week"'),
    'two.json': '{\n  "format":\n}',
    'page-document.schema.json': '{',
  });

  const { code, out } = await pages('check', folder);

  expect(code).toBe(1);
  expect(out).toContain(`${join(folder, 'one.json')}:3:12 error schema: `);
  expect(out).toContain(`${join(folder, 'two.json')}:3:1 error json: `);
  expect(out).toMatch(/warning missing-language: .*\(blocks\.0\.custom_data\.title\.hye\)/);
  expect(out).not.toContain('schema.json');
});

it('takes two pages of one address for an error', async () => {
  const { code, out } = await pages('check', folderWith({ 'a.json': fixture, 'b.json': fixture }));

  expect([code, out]).toEqual([1, expect.stringContaining('has the alias comedy-week too')]);
});

it('writes an answer for each page and language', async () => {
  const folder = folderWith({ 'comedy.json': fixture });
  const map = join(temporary(), 'pictures.json');
  writeFileSync(map, JSON.stringify({ 'backdrop-metropolis': image }));
  const out = temporary();

  const { code } = await pages('compile', folder, '--out', out, '--pictures', map);

  expect(code).toBe(0);
  const names = ['rus', 'eng', 'hye'].map((language) => {
    const text = readFileSync(join(out, language, 'comedy-week.json'), 'utf8');
    return v.parse(mediaViewAnswerSchema, JSON.parse(text)).name;
  });
  expect(names).toEqual(['Неделя комедии', 'Comedy week', 'Կատակերգության շաբաթ']);
});

it('writes nothing where a picture is missing or the command is wrong', async () => {
  const folder = folderWith({ 'comedy.json': fixture });
  const out = temporary();

  const missing = await pages('compile', folder, '--out', out);
  const wrong = await pages('compile', folder);

  expect([missing.code, missing.out]).toEqual([1, expect.stringContaining('unknown-picture')]);
  expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('npm run pages --')]);
  expect(readdirSync(out)).toEqual([]);
});
