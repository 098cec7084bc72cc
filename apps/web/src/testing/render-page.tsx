import type { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { Client } from '@foyer/client';
import { createTranslator } from '@foyer/ui/i18n';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { createQueryClient } from '../document/query-client.ts';
import { PageProviders } from '../document/page-providers.tsx';
import type { PageConfig } from '../document/page-state.ts';
import { pageConfig } from './page-config.ts';

/** Where pages under test get their data from. */
interface PageData {
  /** @default no call is ever answered */
  client?: Client;
  /** With what a loader would have put in. @default empty */
  queryClient?: QueryClient;
}

/** Renders routes as a visitor of the main label sees them, unless told otherwise. */
export async function renderPage(
  routes: RouteObject[],
  address: string,
  changed: Partial<PageConfig> = {},
  {
    client = { call: () => new Promise(() => undefined) },
    queryClient = createQueryClient(),
  }: PageData = {},
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
        client={client}
        queryClient={queryClient}
      >
        <RouterProvider router={router} />
      </PageProviders>,
    ),
  );
  return router;
}
