import type { ServerBuild } from 'react-router';

const FILES = 'site-files/';

/** Data of a page for the router itself has the page's path and an ending. */
const pathOf = (request: Request): string =>
  new URL(request.url).pathname.replace(/(?:\/_root)?\.data$/u, '') || '/';

/**
 * Names pages for logs by the route table, and files of the site by their own names, which are fixed. A page's path is
 * never told: it may hold a viewer's code or number, or whatever somebody wrote behind our name.
 */
export function routeNamer(
  { routes }: Pick<ServerBuild, 'routes'>,
  routeNameAt: (pathname: string) => string | undefined,
): (request: Request) => string {
  const files = new Map<string, string>(
    Object.values(routes).flatMap((route) =>
      route?.path !== undefined && route.id.startsWith(FILES)
        ? [[`/${route.path}`, route.path] as const]
        : [],
    ),
  );
  return (request) => {
    const path = pathOf(request);
    return files.get(path) ?? routeNameAt(path) ?? 'not-found';
  };
}
