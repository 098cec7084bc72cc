import { describe, expect, it } from 'vitest';
import { routeTable } from '../route-table.ts';
import { pendingRoutes } from './pending-routes.ts';

describe('pendingRoutes', () => {
  it('names every row without a page, and no row that has one', () => {
    const unbuilt = routeTable.filter(({ module }) => module === undefined);

    expect(unbuilt.map(({ name }) => name)).toEqual(pendingRoutes);
  });
});

describe('routeTable', () => {
  it('names each row once, for the ids of the router', () => {
    const names = routeTable.map(({ name }) => name);

    expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
    expect(names.filter((name) => !/^[a-z-]+$/u.test(name))).toEqual([]);
  });
});
