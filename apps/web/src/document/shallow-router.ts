import type { DataRouter } from 'react-router';

/** Most segments of a path that leads to a page of ours. */
export const DEEPEST_PATH = 6;

type Router = Pick<DataRouter, 'match'>;

/**
 * A router that finds nothing at deeper paths than ours, without comparing them with each route. A page's first script names
 * the routes of each path above its own: two dozen above the deepest address that is answered.
 */
export function shallowRouter<Given extends Router>(router: Given): Given {
  const match: Router['match'] = (location) => {
    const path = typeof location === 'string' ? location : (location.pathname ?? '');
    return path.split('/').filter(Boolean).length > DEEPEST_PATH ? null : router.match(location);
  };
  // Its state is read through it when it is wanted, not copied.
  return Object.create(router, { match: { value: match } });
}
