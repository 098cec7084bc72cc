import { describe, expect, it } from 'vitest';
import { after, pageChanges } from './page-changes.ts';

const page = `{
  "blocks": [
    { "id": "b1", "name": { "rus": "Свет" }, "list": [ 1.0, 2 ],   "n": 1 }
  ]
}`;

describe('pageChanges.set', () => {
  it.each([
    ['another word', ['name'], { rus: 'Тьма' }, ['"Свет"', '"Тьма"']],
    ['an item', ['list'], [1, 3], ['2 ]', '3 ]']],
    ['a whole value', ['n'], 2, ['"n": 1', '"n": 2']],
  ] as const)(
    'writes %s and leaves all the rest as it is spelled',
    (_what, path, value, [was, is]) => {
      const edit = { path, value };
      expect(after(page, pageChanges.set(page, 0, edit))).toBe(page.replace(was, is));
    },
  );

  it('adds a language beside the others', () => {
    const edit = { path: ['name'], value: { rus: 'Свет', eng: 'Light' } };
    const text = after(page, pageChanges.set(page, 0, edit));

    expect(JSON.parse(text).blocks[0].name).toEqual({ rus: 'Свет', eng: 'Light' });
    expect(text).toContain('{ "rus": "Свет", "eng": "Light" }');
  });

  it('takes away one language, an item, and a value', () => {
    const cut = (path: readonly string[], value: unknown) =>
      JSON.parse(after(page, pageChanges.set(page, 0, { path, value }))).blocks[0];

    expect(cut(['list'], [2]).list).toEqual([2]);
    expect('n' in cut(['n'], undefined)).toBe(false);
  });
});
