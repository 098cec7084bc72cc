import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routeConfig from '../routes.ts';

function asRoute({ file, id = file, path, index, children }: RouteConfigEntry): RouteObject {
  if (index) return { id, index: true };
  return {
    id,
    ...(path === undefined ? {} : { path }),
    ...(children ? { children: children.map(asRoute) } : {}),
  };
}

const routes = routeConfig.map(asRoute);

/** The route that the router chooses for a path: its name in the table, its parameters, the layout around it. */
export function routeAt(path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  const [outer, leaf = outer] = matches;
  return {
    name: leaf?.route.id?.split(':')[0],
    params: leaf?.params ?? {},
    layout: matches.length > 1 ? outer?.route.id : undefined,
  };
}

/** The name of the route at a path. */
export const nameAt = (path: string) => routeAt(path).name;
