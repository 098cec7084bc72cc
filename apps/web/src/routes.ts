import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import { siteFileRoutes } from './site-files/site-file-routes.ts';
import { routeTable, type RouteLayout, type RouteRow } from './routes/route-table.ts';

function entriesOf({ name, paths, module }: RouteRow): RouteConfigEntry[] {
  return paths.map((path, position) => {
    const id = position === 0 ? name : `${name}:${position}`;
    return path === '' ? index(module, { id }) : route(path, module, { id });
  });
}

const entriesIn = (wanted: RouteLayout): RouteConfigEntry[] =>
  routeTable.filter(({ layout: own = 'page' }) => own === wanted).flatMap(entriesOf);

/** The route table as the router takes it, grouped by layout. Spec 2 §2 */
export default [
  ...siteFileRoutes,
  ...entriesIn('none'),
  layout('layout/bare.layout.tsx', entriesIn('bare')),
  layout('layout/page.layout.tsx', entriesIn('page')),
] satisfies RouteConfig;
