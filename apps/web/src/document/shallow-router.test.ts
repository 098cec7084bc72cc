import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routeTable } from '@foyer/site-map/route-table';
import { DEEPEST_PATH, shallowRouter } from './shallow-router.ts';

const router = createMemoryRouter([{ path: '*', id: 'any' }]);

const found = (path: string) =>
  shallowRouter(router)
    .match(path)
    ?.map(({ route }) => route.id);

describe('shallowRouter', () => {
  it('matches every path as deep as those of the route table', () => {
    const depths = routeTable
      .flatMap(({ paths }) => paths)
      .map((path) => path.split('/').filter(Boolean).length);

    expect(Math.max(...depths)).toBe(DEEPEST_PATH);
    expect(found('/a'.repeat(DEEPEST_PATH))).toEqual(['any']);
  });

  it('finds nothing deeper', () => {
    expect(found('/a'.repeat(DEEPEST_PATH + 1))).toBeUndefined();
  });

  it('has the state of the router', () => {
    expect(shallowRouter(router).state).toBe(router.state);
  });
});
