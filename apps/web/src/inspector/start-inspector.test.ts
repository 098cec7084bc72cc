import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { watchActors } from '@foyer/core';
import { labels } from '@foyer/ui/theme';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';
import { createFailureRelay } from '@foyer/page-runtime/shell/failure-relay';
import { createSessionGate } from '@foyer/page-runtime/shell/session-gate';
import { startShellActor } from '../shell/shell-actor.ts';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { startInspector } from './start-inspector.ts';

afterEach(() => {
  watchActors(undefined);
  vi.unstubAllGlobals();
});

describe('startInspector', () => {
  it('sees the root actor that starts after it, with the flows below it', async () => {
    // The flows ask a service that never answers.
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    startInspector();
    await screen.findByRole('button', { name: 'Flows: 0' });

    const stop = await startShellActor({
      config: pageConfig({ hasSession: true }),
      hasSession: true,
      label: labels.main,
      language: 'rus',
      origin: 'https://sofit.example',
      sessionGate: createSessionGate(true),
      failures: createFailureRelay(),
      client: { call: () => new Promise<never>(() => undefined) },
      queryClient: new QueryClient(),
    } as Partial<BrowserPage> as BrowserPage);

    (await screen.findByRole('button', { name: /^Flows: [1-9]/u })).click();
    const shown = await screen.findByRole('complementary', { name: 'Inspector' });
    for (const id of ['app', 'session', 'navigation', 'notifications']) {
      await waitFor(() => expect(shown.textContent).toContain(id));
    }
    stop();
  });
});
