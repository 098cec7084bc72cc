import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Client } from '@foyer/client';
import { I18nProvider, type Translator } from '@foyer/ui/i18n';
import { LabelProvider, type Label } from '@foyer/ui/theme';
import { ClientProvider } from './client-context.ts';
import { PageConfigProvider } from './page-config-context.ts';
import type { PageConfig } from './page-state.ts';

interface PageProvidersProps {
  config: PageConfig;
  label: Label;
  translator: Translator;
  client: Client;
  queryClient: QueryClient;
  /** Called in the browser when the tree has come alive and its queries are watched. */
  onAlive?: () => void;
  children: ReactNode;
}

/** What every page stands on; the server and the browser wrap the router in the same tree. */
export function PageProviders({
  config,
  label,
  translator,
  client,
  queryClient,
  onAlive,
  children,
}: PageProvidersProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <PageConfigProvider value={config}>
      <LabelProvider label={label}>
        <I18nProvider translator={translator}>
          <ClientProvider value={client}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </ClientProvider>
        </I18nProvider>
      </LabelProvider>
    </PageConfigProvider>
  );
}
