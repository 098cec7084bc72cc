import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flowReadme } from './flow-readme.ts';

// Run in a flow's folder by its script `readme`.
const { name } = JSON.parse(await readFile('package.json', 'utf8')) as { name: string };
const entry = (await import(pathToFileURL(resolve('src/index.ts')).href)) as object;
await writeFile('README.md', flowReadme(name, entry));
