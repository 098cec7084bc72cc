import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import {
  routeTable,
  type RouteLayout,
  type RouteName,
  type RouteRow,
} from '@foyer/site-map/route-table';
import { siteFileRoutes } from './site-files/site-file-routes.ts';

const infoPage = 'info/info';

/** Routes that stand beside another one in its folder. */
const modules: Partial<Record<RouteName, string>> = {
  'purchase-variants-embed': 'purchase-variants/purchase-embed',
  trailer: 'player/trailer',
  support: infoPage,
  offer: infoPage,
  contacts: infoPage,
  'channel-embed': 'embed/channel-embed',
  'video-embed': 'embed/video-embed',
  'chat-trailer': 'embed/chat-trailer',
  home: 'media-view/home',
};

/** The file that renders a route: its folder and file bear its name. */
const moduleOf = (name: RouteName): string =>
  `routes/${modules[name] ?? `${name}/${name}`}.route.tsx`;

function entriesOf({ name, paths }: RouteRow & { name: RouteName }): RouteConfigEntry[] {
  const module = moduleOf(name);
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
