import { lintPage, warningRules } from '@foyer/page-document';
import { describe, expect, it } from 'vitest';
import type { Place } from '../catalogue/catalogue.types.ts';
import { checkLines } from './check-groups.ts';
import { type FactSources, gatherFacts, type PictureAnswer } from './gather-facts.ts';

const name = { rus: 'а', eng: 'a', hye: 'ա' };
const target = (link: string) => ({ type: 'screen', link });
const page = JSON.stringify({
  format: 1,
  alias: 'page',
  name,
  blocks: [
    { id: 'b1', type: 'carousel', name, target: target('/movies/gone') },
    { id: 'b2', type: 'carousel', name, target: target('/movies/here') },
    { id: 'b3', type: 'carousel', name, target: target('/movies/no-answer') },
    {
      id: 'b4',
      type: 'custom_block',
      name: 'aboutService',
      custom_data: { logo: { $picture: 'silent' } },
    },
    {
      id: 'b5',
      type: 'custom_block',
      name: 'aboutService',
      custom_data: { logo: { $picture: 'lost' } },
    },
    {
      id: 'b6',
      type: 'custom_block',
      name: 'aboutService',
      custom_data: { logo: { $picture: 'said' } },
    },
  ],
});

const places: Readonly<Record<string, Place>> = {
  '/movies/gone': { status: 'missing' },
  '/movies/here': { status: 'found', kind: 'film', title: 'Фильм' },
};
const pictures: Readonly<Record<string, PictureAnswer>> = {
  silent: { status: 'uploaded', alternatives: {} },
  lost: { status: 'missing' },
  said: { status: 'uploaded', alternatives: { rus: 'Лампа' } },
};
const sources = (bytes?: number): FactSources => ({
  placeOf: async (link) => places[link] ?? { status: 'unknown' },
  pictureOf: async (id) => pictures[id] ?? { status: 'unknown' },
  bytes: () => bytes,
});

const found = async (bytes?: number) =>
  lintPage(page, await gatherFacts(page, sources(bytes))).map(({ rule, blockId }) => [
    rule,
    blockId,
  ]);

describe('gatherFacts', () => {
  it('finds dead targets and pictures that are lost or have no words, and suspects nothing else', async () => {
    expect(await found()).toEqual([
      ['dead-target', 'b1'],
      ['picture-without-words', 'b4'],
      ['unknown-picture', 'b5'],
    ]);
  });

  it('finds a page that is too heavy, once it was measured', async () => {
    expect(await found(300_001)).toContainEqual(['too-heavy', undefined]);
    expect(await found(300_000)).not.toContainEqual(['too-heavy', undefined]);
  });
});

describe('checkLines', () => {
  it('says of all that was looked at what was found', async () => {
    const problems = lintPage(page, await gatherFacts(page, sources()));

    expect(checkLines(problems).map(({ group, level }) => [group, level])).toEqual([
      ['fields', 'fine'],
      ['links', 'warning'],
      ['pictures', 'error'],
      ['headings', 'fine'],
      ['languages', 'fine'],
      ['ads', 'fine'],
      ['time', 'fine'],
    ]);
  });

  it('has a line for every warning that there is', () => {
    const problems = warningRules.map((rule) => ({
      level: 'warning' as const,
      rule,
      path: [],
      place: { offset: 0, line: 1, column: 1 },
      values: {},
    }));
    const shown = checkLines(problems).flatMap((line) => line.problems);

    expect(shown.map(({ rule }) => rule).toSorted()).toEqual(warningRules.toSorted());
  });
});
