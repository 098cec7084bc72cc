import { join } from 'node:path';
import { readAsvs } from '../lib/asvs/asvs.ts';
import { asvsText } from '../lib/asvs/print-asvs.ts';
import { caseFaults, collectCases, readCases } from '../lib/cases/cases.ts';
import { casesText } from '../lib/cases/print-cases.ts';
import { parseOptions } from '../lib/parse-options.ts';
import { root } from '../lib/paths.ts';
import { readCitations, readTestFiles } from '../lib/read-citations.ts';
import { type Citations, readRequirements, type RequirementArea } from '../lib/requirements.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run trace`: requirements against the tests that cite them; `npm run trace -- PIN` item by item.
// `npm run trace -- --asvs`: the requirements of OWASP ASVS, each with what answers it.
// `npm run trace -- --cases`: the hard cases, each with the tests whose titles begin with it.
await runCommand(async () => {
  const { values, positionals: asked } = parseOptions({
    args: process.argv.slice(2),
    options: {
      asvs: { type: 'boolean', default: false },
      cases: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.asvs) {
    console.log(asvsText(readAsvs(join(root, 'docs/security/asvs.yaml'))));
    return;
  }
  if (values.cases) {
    printCases();
    return;
  }

  const areas = readRequirements(join(root, 'docs/requirements.yaml'));
  const citations = readCitations();

  for (const name of asked) printArea(areaNamed(areas, name), citations);
  if (asked.length === 0) printSummary(areas, citations);
});

function printCases(): void {
  const cases = readCases(join(root, 'docs/cases.yaml'));
  const tests = collectCases(readTestFiles());
  console.log(casesText(cases, tests));
  const faults = caseFaults(cases, tests);
  if (faults.length > 0) throw new Refusal(`${faults.join(', ')}.`);
}

function areaNamed(areas: readonly RequirementArea[], name: string): RequirementArea {
  const found = areas.find(({ area }) => area === name);
  if (!found)
    throw new Refusal(
      `no area ${name}; the areas are ${areas.map(({ area }) => area).join(', ')}.`,
    );
  return found;
}

function printArea({ area, title, items }: RequirementArea, citations: Citations): void {
  console.log(`${area}  ${title}`);
  for (const { id, text, open } of items) {
    const tests = [...(citations.get(id) ?? [])];
    const state = tests.length > 0 ? 'tested' : open ? 'open' : 'NO TEST';
    console.log(`  ${id}  ${state.padEnd(8)} ${text}`);
    for (const test of tests) console.log(`${' '.repeat(20)}${test}`);
  }
}

function printSummary(areas: readonly RequirementArea[], citations: Citations): void {
  let tested = 0;
  let all = 0;
  for (const { area, title, items } of areas) {
    const count = items.filter(({ id }) => citations.has(id)).length;
    tested += count;
    all += items.length;
    console.log(
      `${area.padEnd(10)} ${String(count).padStart(4)} / ${String(items.length).padStart(4)}  ${title}`,
    );
  }
  console.log(`${tested} of ${all} items are cited by a test`);
}
