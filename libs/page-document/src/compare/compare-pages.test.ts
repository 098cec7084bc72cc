import { describe, expect, it } from 'vitest';
import { comparePages } from './compare-pages.ts';
import { conflictKey, mergePages } from './merge-pages.ts';

interface Block {
  id: string;
  name?: string;
  list?: readonly number[];
}

const page = (blocks: readonly Block[], fields: object = { name: 'Да' }): string =>
  JSON.stringify({ ...fields, blocks }, null, 2);

const of = (ids: string): Block[] => ids.split('').map((id) => ({ id, name: id }));

const idsIn = (text: string): string =>
  (JSON.parse(text) as { blocks: Block[] }).blocks.map(({ id }) => id).join('');

const renamed = (ids: string, which: string, name: string): Block[] =>
  of(ids).map((block) => (block.id === which ? { ...block, name } : block));

describe('comparePages', () => {
  it('tells what was added, removed, moved and changed, by id', () => {
    const before = page([...of('abcd'), { id: 'e', list: [1, 2] }]);
    const after = page([{ id: 'e', list: [1, 3] }, ...of('axd')], { name: 'Нет', glow: 1 });

    expect(comparePages(before, after)).toEqual({
      added: ['x'],
      removed: ['b', 'c'],
      moved: ['e'],
      changed: [{ id: 'e', paths: [['list', 1]] }],
      fields: [['name'], ['glow']],
    });
  });

  it('sees no difference in spelling', () => {
    const one = page(of('ab'));

    expect(comparePages(one, JSON.stringify(JSON.parse(one)))).toEqual({
      added: [],
      removed: [],
      moved: [],
      changed: [],
      fields: [],
    });
  });

  it('refuses blocks that cannot be told apart', () => {
    expect(() => comparePages(page(of('ab')), page(of('aa')))).toThrow('same id');
  });
});

describe('mergePages', () => {
  const base = page(of('abcd'));

  it('joins what only one has touched; the rest is theirs, byte for byte', () => {
    const theirs = page(renamed('abcd', 'b', 'theirs')).replace('"id": "a"', '"id":   "a"');
    const mine = page([...renamed('abd', 'd', 'mine'), { id: 'n' }], { name: 'Моё' });

    const merged = mergePages(base, mine, theirs);

    expect(merged.conflicts).toEqual([]);
    expect(JSON.parse(merged.text)).toEqual({
      name: 'Моё',
      blocks: [...of('a'), { id: 'b', name: 'theirs' }, { id: 'd', name: 'mine' }, { id: 'n' }],
    });
    expect(merged.text).toContain('"id":   "a"');
    expect(mergePages(base, base, theirs).text).toBe(theirs);
  });

  it('keeps blocks where their author has put them', () => {
    expect(idsIn(mergePages(base, page(of('axbcd')), page(of('abcyd'))).text)).toBe('axbcyd');
    expect(idsIn(mergePages(base, page(of('dabc')), page(of('abycd'))).text)).toBe('dabyc');
    expect(idsIn(mergePages(base, page(of('abxcd')), page(of('dcba'))).text)).toBe('dcbxa');
  });

  it('lists what both have changed, and lets each be settled', () => {
    const mine = page(renamed('bacd', 'c', 'mine'), { name: 'Моё' });
    const theirs = page(renamed('acbd', 'c', 'theirs'), { name: 'Их' });

    const { text, conflicts } = mergePages(base, mine, theirs);

    expect(text).toBe(theirs);
    expect(conflicts.map(conflictKey)).toEqual(['block:c', 'field:name', 'order']);
    const settled = { 'block:c': 'mine', 'field:name': 'mine', order: 'mine' } as const;
    expect(mergePages(base, mine, theirs, settled).text).toBe(mine);
  });

  it('takes a block that one has removed and the other has changed for a conflict', () => {
    const mine = page(of('acd'));
    const theirs = page(renamed('abcd', 'b', 'theirs'));

    expect(mergePages(base, mine, theirs)).toEqual({
      text: theirs,
      conflicts: [{ kind: 'block', id: 'b' }],
    });
    expect(idsIn(mergePages(base, mine, theirs, { 'block:b': 'mine' }).text)).toBe('acd');
    expect(idsIn(mergePages(base, theirs, mine, { 'block:b': 'mine' }).text)).toBe('abcd');
  });

  it('keeps the text that was changed where one cannot be taken apart, and asks where both were', () => {
    const broken = '{ "blocks": [ }';
    const mended = page(of('ab'));

    expect(mergePages(broken, mended, broken)).toEqual({ text: mended, conflicts: [] });
    expect(mergePages(base, base, broken)).toEqual({ text: broken, conflicts: [] });
    expect(mergePages(base, mended, broken)).toEqual({
      text: broken,
      conflicts: [{ kind: 'page' }],
    });
    expect(mergePages(base, mended, broken, { page: 'mine' }).text).toBe(mended);
  });

  it('sees no conflict where both have done the same', () => {
    const both = page(renamed('bacd', 'c', 'both'));

    expect(mergePages(base, both, both)).toEqual({ text: both, conflicts: [] });
  });
});
