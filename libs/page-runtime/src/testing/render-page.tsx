import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import type { PageConfig } from '../page/page-state.ts';
import { type PageGround, renderInPage } from './render-in-page.tsx';

/** Renders routes as a visitor of the main label sees them, unless told otherwise. */
export async function renderPage(
  routes: RouteObject[],
  address: string,
  config: Partial<PageConfig> = {},
  data: Pick<PageGround, 'client' | 'queryClient'> = {},
) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await renderInPage(<RouterProvider router={router} />, {
    ...data,
    config,
    segments: ['crumbs', 'my', 'screen'],
  });
  return router;
}
