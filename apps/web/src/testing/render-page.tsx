import { act, render } from '@testing-library/react';
import { createTranslator } from '@foyer/ui/i18n';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { createQueryClient } from '../document/query-client.ts';
import { PageProviders } from '../document/page-providers.tsx';
import type { PageConfig } from '../document/page-state.ts';
import { pageConfig } from './page-config.ts';

/** Renders routes as a visitor of the main label sees them, unless told otherwise; no call is ever answered. */
export async function renderPage(
  routes: RouteObject[],
  address: string,
  changed: Partial<PageConfig> = {},
) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const translator = await createTranslator('rus', { segments: ['crumbs', 'screen'] });
  const config = pageConfig(changed);
  await act(async () =>
    render(
      <PageProviders
        config={config}
        label={config.label}
        translator={translator}
        client={{ call: () => new Promise(() => undefined) }}
        queryClient={createQueryClient()}
      >
        <RouterProvider router={router} />
      </PageProviders>,
    ),
  );
  return router;
}
