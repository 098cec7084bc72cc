import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * The routes that exist so far, in the specification's order of matching. Spec 2 §2.
 *
 * Pages outside the layout have no header and footer.
 */
export default [
  route('movies/:id/player', 'routes/player/player.route.tsx'),
  route('movies/:id/trailer', 'routes/player/trailer.route.tsx'),
  layout('layout/page.layout.tsx', [
    route('movies/:id', 'routes/media-item/media-item.route.tsx'),
    route('auth', 'routes/sign-in/sign-in.route.tsx'),
    route(':name', 'routes/media-view/media-view.route.tsx'),
    index('routes/media-view/home.route.tsx'),
    route('*', 'routes/not-found/not-found.route.tsx'),
  ]),
] satisfies RouteConfig;
