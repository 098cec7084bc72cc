import { loadFormWords, blockFormKeys } from '@foyer/blocks/forms';
import { LANGUAGES } from '@foyer/contract';
import { applyChange, insertBlock, lintPage } from '@foyer/page-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFacts } from '../workbench/lint-facts.ts';
import { searchTextOf } from '../workbench/search-text.ts';
import { loadPresets, type Presets } from './presets.ts';

let presets: Presets;
beforeAll(async () => {
  presets = await loadPresets();
});

/** All but the one that stands for what this site does not know. */
const known = blockFormKeys.filter((key) => key !== 'type:custom_block');
const name = Object.fromEntries(LANGUAGES.map((language) => [language, 'Page']));
const empty = JSON.stringify({ format: 1, alias: 'page', name, blocks: [] });

describe('loadPresets', () => {
  it('has an example of every block of the library', () => {
    expect(blockFormKeys.filter((key) => !presets.get(key)?.length)).toEqual([]);
  });

  it('takes the example of a block itself where no page of the demo holds it', () => {
    expect(presets.get('type:custom_block')).toMatchObject([
      { id: 'type:custom_block', block: { type: 'custom_block' } },
    ]);
  });

  it('has examples that a page shows, in three languages', () => {
    for (const key of known) {
      for (const { block } of presets.get(key) ?? []) {
        const text = applyChange(empty, insertBlock(empty, 0, { ...block, id: 'b1' }));
        const problems = lintPage(text, lintFacts(new Date(0)));
        const found = problems.filter(
          ({ level, rule }) => level === 'error' || rule === 'missing-language',
        );
        expect([key, found]).toEqual([key, []]);
      }
    }
  });

  it('gives the examples of a block other headlines', () => {
    for (const examples of presets.values()) {
      for (const language of LANGUAGES) {
        const titles = examples.map(({ titleIn }) => titleIn(language));
        expect(new Set(titles).size).toBe(titles.length);
      }
    }
  });
});

describe('searchTextOf', () => {
  it('finds a block by the name of one of its fields', async () => {
    const words = await loadFormWords('rus');
    expect(searchTextOf(words, 'tag:hero')).toContain('Когда закончится');
  });
});
