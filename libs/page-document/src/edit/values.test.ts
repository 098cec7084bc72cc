import { describe, expect, it } from 'vitest';
import { applyChange } from '../text/text-edit.ts';
import { insertItem, removeValue, setValue } from './values.ts';

const set = (text: string, path: readonly (string | number)[], value: unknown): string =>
  applyChange(text, setValue(text, path, value));

const page = `{
    "format": 1.0,
    "name": { "rus": "Кино", "eng": "caf\\u00e9 \\/ bar" },
    "blocks": []
}
`;

describe('setValue', () => {
  it('changes the value alone', () => {
    expect(set(page, ['name', 'rus'], 'Кино дома')).toBe(page.replace('Кино', 'Кино дома'));
    expect(setValue(page, ['format'], 1)).toEqual([]);
  });

  it('changes an object field by field: what it says already is left as it is spelled', () => {
    const name = { rus: 'Кино дома', eng: 'café / bar' };
    expect(set(page, ['name'], name)).toBe(page.replace('Кино', 'Кино дома'));
    expect(set(page, ['name'], { ...name, hye: 'Կինո' })).toBe(
      page.replace('Кино', 'Кино дома').replace(' bar" }', ' bar", "hye": "Կինո" }'),
    );
    expect(set(page, ['name'], { rus: 'Дома' })).toBe(
      page.replace('Кино', 'Дома').replace(/, "eng".*" \}/u, ' }'),
    );
    expect(set('{"a":{"b":{"c":1.0,"d":2}}}', ['a'], { b: { c: 1, d: 3 } })).toBe(
      '{"a":{"b":{"c":1.0,"d":3}}}',
    );
  });

  it('changes one item of a list alone, and writes the list whole where more differ', () => {
    const list = '{"a":[1.0,  {"b":1.0,"c":2},3]}';

    expect(set(list, ['a'], [1, { b: 1, c: 4 }, 3])).toBe('{"a":[1.0,  {"b":1.0,"c":4},3]}');
    expect(set(list, ['a'], [1, { b: 1, c: 4 }, 5])).toBe('{"a":[1,{"b":1,"c":4},5]}');
    expect(set(list, ['a'], [{ b: 1, c: 2 }, 3])).toBe('{"a":[{"b":1,"c":2},3]}');
  });

  it('writes an object whole where fields come and go, or stand there twice', () => {
    expect(JSON.parse(set('{"a":{"b":1,"c":2}}', ['a'], { c: 3, d: 4 }))).toEqual({
      a: { c: 3, d: 4 },
    });
    expect(set('{"a":{"b":1,"b":2}}', ['a'], { b: 3 })).toBe('{"a":{"b":3}}');
    expect(set('{"a":{}}', ['a'], { b: 3 })).toBe('{"a":{"b":3}}');
    expect(set('{"a":{"b":1}}', ['a'], {})).toBe('{"a":{}}');
  });

  it('keeps escapes outside what changes in a text, and characters whole', () => {
    expect(set(page, ['name', 'eng'], 'café / bars')).toBe(page.replace('bar"', 'bars"'));
    expect(set('{"a":"x😀y"}', ['a'], 'x😁y')).toBe('{"a":"x😁y"}');
    expect(setValue('{"a":"x😀y"}', ['a'], 'x😁y')[0]?.text).toBe('😁');
  });

  it('adds a field as its neighbours stand', () => {
    expect(set(page, ['name', 'hye'], 'Կինո')).toBe(
      page.replace(' bar" }', ' bar", "hye": "Կինո" }'),
    );
    expect(set(page, ['description', 'rus'], 'Да')).toBe(
      page.replace('[]', '[],\n    "description": {\n        "rus": "Да"\n    }'),
    );
    expect(set('{"a":1}', ['b', 'c'], [1])).toBe('{"a":1,"b":{"c":[1]}}');
    expect(set('{ "a": 1 }', ['b', 'c'], [1, 2])).toBe('{ "a": 1, "b": { "c": [1, 2] } }');
  });

  it('breaks lines as the text does', () => {
    const windows = page.replaceAll('\n', '\r\n');

    expect(set(windows, ['blocks', 0], { id: 'a' })).toBe(
      windows.replace('[]', '[\r\n        {\r\n            "id": "a"\r\n        }\r\n    ]'),
    );
    expect(set('{\n\t"a": 1\n}', ['b'], { c: 2 })).toBe(
      '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 2\n\t}\n}',
    );
  });

  it('refuses what cannot be done', () => {
    expect(() => setValue('{"a":', ['a'], 1)).toThrow('no JSON');
    expect(() => setValue('{"a":1}', ['a', 'b'], 1)).toThrow('a');
    expect(() => setValue('{"a":[]}', ['a', 'b'], 1)).toThrow('a.b');
  });
});

describe('removeValue', () => {
  const without = (text: string, path: readonly (string | number)[]): string =>
    applyChange(text, removeValue(text, path));

  it('takes the comma and the line along', () => {
    expect(without(page, ['format'])).toBe(page.replace('    "format": 1.0,\n', ''));
    expect(without(page, ['blocks'])).toBe(page.replace(',\n    "blocks": []', ''));
    expect(without('{ "a": [1] }', ['a', 0])).toBe('{ "a": [] }');
    expect(removeValue(page, ['nothing'])).toEqual([]);
  });
});

describe('insertItem', () => {
  it('makes the list where there is none', () => {
    expect(applyChange('{"a":1}', insertItem('{"a":1}', ['b'], 0, 'x'))).toBe('{"a":1,"b":["x"]}');
    expect(applyChange('[1, 3]', insertItem('[1, 3]', [], 1, 2))).toBe('[1, 2, 3]');
  });
});
