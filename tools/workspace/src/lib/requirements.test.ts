import { describe, expect, it } from 'vitest';
import { root } from './paths.ts';
import { citedIds, collectCitations, readRequirements } from './requirements.ts';

describe('citedIds', () => {
  it('reads ids at the end of test titles', () => {
    const source = `
      it('asks for the PIN [AREA-005]', () => {});
      it.each([1, 2])('refuses %s [AREA-010, AREA-011]', () => {});
      test("signs in [AREA-020]", async () => {});
      it.each([[make(1), (two)]])('makes %s [AREA-030]', () => {});
    `;

    expect(citedIds(source)).toEqual(['AREA-005', 'AREA-010', 'AREA-011', 'AREA-020', 'AREA-030']);
  });

  it('does not count comments, describes and ids in mid-title', () => {
    const source = `
      // it proves [AREA-001]
      describe('pin [AREA-002]', () => {
        it('mentions [AREA-003] and goes on', () => {});
      });
    `;

    expect(citedIds(source)).toEqual([]);
  });
});

describe('collectCitations', () => {
  it('keeps the files of each id', () => {
    const source = `it('x [AREA-001]', () => {});`;

    const citations = collectCitations([
      { path: 'a.test.ts', source },
      { path: 'b.test.ts', source },
    ]);

    expect(citations.get('AREA-001')).toEqual(new Set(['a.test.ts', 'b.test.ts']));
  });
});

describe('readRequirements', () => {
  it('reads the list of the repository, ids unique', () => {
    const ids = readRequirements(`${root}docs/requirements.yaml`).flatMap(({ items }) =>
      items.map(({ id }) => id),
    );

    expect(ids.length).toBeGreaterThan(1000);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
