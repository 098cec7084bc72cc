// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lintPage } from '@foyer/page-document';
import { describe, expect, it } from 'vitest';
import { lintFacts } from './lint-facts.ts';

const folder = fileURLToPath(new URL('../../../../pages/', import.meta.url));
const pages = globSync('*.json', { cwd: folder }).filter((name) => !name.endsWith('.schema.json'));

describe('lintFacts', () => {
  it.each(pages)('stops no page of the demo: %s', (name) => {
    const problems = lintPage(readFileSync(folder + name, 'utf8'), lintFacts(new Date(0)));

    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('stops a page whose block lacks what it cannot do without', () => {
    const text = readFileSync(`${folder}landing.json`, 'utf8');
    const value = JSON.parse(text) as { blocks: { tag?: string; custom_data?: object }[] };
    const blocks = value.blocks.map((block) =>
      block.tag === 'hero' ? { ...block, name: { rus: '' } } : block,
    );
    const problems = lintPage(JSON.stringify({ ...value, blocks }), lintFacts(new Date(0)));

    expect(problems.map(({ rule }) => rule)).toContain('cannot-be-shown');
  });
});
