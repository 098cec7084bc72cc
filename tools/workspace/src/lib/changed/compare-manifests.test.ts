import { describe, expect, it } from 'vitest';
import { compareManifests } from './compare-manifests.ts';

const compare = (before: object, after: object) =>
  compareManifests(
    'libs/ui/primitives/package.json',
    JSON.stringify(before),
    JSON.stringify(after),
  );

describe('compareManifests', () => {
  it('names only the modules whose export differs', () => {
    const before = { exports: { './a': './src/a.ts', './b': './src/b.ts', './c': './src/c.ts' } };
    const after = { exports: { './a': './src/a.ts', './b': './src/new.ts', './d': './src/d.ts' } };

    expect(compare(before, after)).toEqual({
      exported: [
        'libs/ui/primitives/src/b.ts',
        'libs/ui/primitives/src/new.ts',
        'libs/ui/primitives/src/c.ts',
        'libs/ui/primitives/src/d.ts',
      ],
      isMore: false,
    });
  });

  it('says when more differs', () => {
    expect(compare({ type: 'module' }, { type: 'commonjs' })).toEqual({
      exported: [],
      isMore: true,
    });
  });
});
