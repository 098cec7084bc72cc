import { root } from '@foyer/workspace/paths';
import { describe, expect, it } from 'vitest';
import { prepareMutation } from '../prepare-mutation.ts';
import { namedMutations } from './index.ts';

describe('namedMutations', () => {
  it.each(namedMutations)('can be made in the sources as they are: $id', (mutation) => {
    expect(prepareMutation(mutation, root)).not.toHaveProperty('problem');
  });

  it('have a name each', () => {
    expect(new Set(namedMutations.map(({ id }) => id)).size).toBe(namedMutations.length);
  });
});
