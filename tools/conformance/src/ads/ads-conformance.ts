import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBrowser } from '@foyer/workspace/browser';
import { parseOptions } from '@foyer/workspace/parse-options';
import { root } from '@foyer/workspace/paths';
import { Refusal, runCommand } from '@foyer/workspace/say';
import { differences, tableText } from './print-table.ts';
import type { Table } from './results.types.ts';
import { runFolder } from './run-folder.ts';

// A folder of VAST and VMAP files through the ad client, in a browser without a network. A folder may bring its table,
// `expected.json`; `--write` writes it.
await runCommand(async () => {
  const { values, positionals } = parseOptions({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const [given, ...others] = positionals;
  if (others.length > 0) throw new Refusal('say one folder.');
  const folder = given ? resolve(given) : join(root, 'libs/ads/src/conformance/samples');
  if (!existsSync(folder)) throw new Refusal(`there is no folder ${folder}.`);

  const table = await runFolder(folder, await ensureBrowser());
  const file = join(folder, 'expected.json');
  if (values.write) writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  const expected = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Table) : undefined;
  console.log(tableText(table, expected));
  if (expected && differences(table, expected).length > 0) process.exitCode = 1;
});
