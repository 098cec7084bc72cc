// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { packJson } from './pack-json.ts';
import { unpackJson } from './unpack-json.ts';

describe('packJson', () => {
  it('gives back what it was given', () => {
    const value = {
      items: [{ id: 'a', tags: [] }, { id: 'b', tags: ['x', ['y', 0, false, null]] }, {}, []],
      'a,b': { __proto: 1, 'quo"te': '0' },
      n: 0,
    };

    expect(unpackJson(JSON.parse(JSON.stringify(packJson(value))))).toEqual(value);
  });

  it('leaves out what JSON has not', () => {
    expect(unpackJson(packJson({ a: 1, b: undefined }))).toStrictEqual({ a: 1 });
  });

  it('writes an object once, and what is in it too', () => {
    const poster = { url: 'p' };
    const film = { poster, names: [{ rus: 'a' }] };
    const value = [film, { ...film }, poster, { poster, other: { rus: 'a' } }];

    const [, packed] = packJson(value);

    expect(packed).toEqual([0, [1, [2, 'p'], [0, [3, 'a']]], [-3], [-1], [4, [-1], [-2]]]);
    expect(unpackJson(packJson(value))).toEqual(value);
  });

  it('writes the keys of alike objects once', () => {
    const films = ['Metropolis', 'Nosferatu'].map((name) => ({ name, year: 1927 }));

    expect(packJson(films)).toEqual([
      [[], ['name', 'year']],
      [0, [1, 'Metropolis', 1927], [1, 'Nosferatu', 1927]],
    ]);
  });
});
