import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import { siteFileRoutes } from './site-files/site-file-routes.ts';
import { routeTable, type RouteLayout, type RouteRow } from './routes/route-table.ts';

const pendingModule = 'routes/pending/pending.route.tsx';

/** A page without layout brings its own main area; the pending page has none of its own. */
function layoutOf({ layout: wanted = 'page', module }: RouteRow): RouteLayout {
  return wanted === 'none' && module === undefined ? 'bare' : wanted;
}

function entriesOf({ name, paths, module = pendingModule }: RouteRow): RouteConfigEntry[] {
  return paths.map((path, position) => {
    const id = position === 0 ? name : `${name}:${position}`;
    return path === '' ? index(module, { id }) : route(path, module, { id });
  });
}

const entriesIn = (wanted: RouteLayout): RouteConfigEntry[] =>
  routeTable.filter((row) => layoutOf(row) === wanted).flatMap(entriesOf);

/** The route table as the router takes it, grouped by layout. Spec 2 §2 */
export default [
  ...siteFileRoutes,
  ...entriesIn('none'),
  layout('layout/bare.layout.tsx', entriesIn('bare')),
  layout('layout/page.layout.tsx', entriesIn('page')),
] satisfies RouteConfig;
