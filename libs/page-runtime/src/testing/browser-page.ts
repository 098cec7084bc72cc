import { labels } from '@foyer/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import type { BrowserPage } from '../page/browser-page.ts';
import { createFailureRelay } from '../shell/failure-relay.ts';
import { createSessionGate } from '../shell/session-gate.ts';
import { pageConfig } from './page-config.ts';

/** A page of the main label that calls nobody; a test changes what it is about. */
export function makeBrowserPage(changed: Partial<BrowserPage> = {}): BrowserPage {
  const hasSession = changed.hasSession ?? false;
  return {
    config: pageConfig({ hasSession }),
    hasSession,
    sessionGate: createSessionGate(hasSession),
    failures: createFailureRelay(),
    client: { call: () => Promise.reject(new Error('No call is expected')) },
    queryClient: new QueryClient(),
    label: labels.main,
    language: 'rus',
    t: (key) => key,
    loadTexts: async () => undefined,
    origin: 'https://sofit.example',
    ...changed,
  };
}
