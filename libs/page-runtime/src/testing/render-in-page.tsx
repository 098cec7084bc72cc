import type { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { Client } from '@foyer/client';
import { createTranslator, type FlowSegment } from '@foyer/ui/i18n';
import type { ReactElement } from 'react';
import { createQueryClient } from '../page/query-client.ts';
import type { PageConfig } from '../page/page-state.ts';
import { PageProviders } from '../page/page-providers.tsx';
import { pageConfig } from './page-config.ts';

/** What a page under test stands on. */
export interface PageGround {
  /** @default no call is ever answered */
  client?: Client;
  /** With what a loader would have put in. @default empty */
  queryClient?: QueryClient;
  /** What differs from a visitor's page of the main label. */
  config?: Partial<PageConfig>;
  /** Texts beyond those of every page. */
  segments: readonly FlowSegment[];
}

/**
 * Renders a part of a page with everything around it that pages have, in Russian. No `Suspense` is among that: where a
 * part of the page has not loaded yet, the page that stands stays, and its title with it.
 */
export async function renderInPage(
  tree: ReactElement,
  {
    client = { call: () => new Promise(() => undefined) },
    queryClient = createQueryClient(),
    config: changed = {},
    segments,
  }: PageGround,
) {
  const translator = await createTranslator('rus', { segments });
  const config = pageConfig(changed);
  return await act(async () =>
    render(
      <PageProviders
        config={config}
        label={config.label}
        translator={translator}
        client={client}
        queryClient={queryClient}
      >
        {tree}
      </PageProviders>,
    ),
  );
}
