import { act, render } from '@testing-library/react';
import { createTranslator } from '@foyer/ui/i18n';
import { labels } from '@foyer/ui/theme';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { createQueryClient } from '../document/query-client.ts';
import { PageProviders } from '../document/page-providers.tsx';

/** Renders routes as a visitor of the main label sees them; no call is ever answered. */
export async function renderPage(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const translator = await createTranslator('rus', { segments: ['crumbs', 'screen'] });
  const config = {
    label: labels.main,
    language: 'rus' as const,
    year: 2026,
    revision: 'test',
    hasSession: false,
    hasDemoPowers: false,
    isCiMode: false,
  };
  await act(async () =>
    render(
      <PageProviders
        config={config}
        label={labels.main}
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
