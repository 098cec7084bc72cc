import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { watchActors } from '@foyer/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrowserPage } from '../document/browser-page.ts';
import { createFailureRelay } from '../shell/failure-relay.ts';
import { createSessionGate } from '../shell/session-gate.ts';
import { startShellActor } from '../shell/shell-actor.ts';
import { startInspector } from './start-inspector.ts';

afterEach(() => watchActors(undefined));

describe('startInspector', () => {
  it('sees the root actor that starts after it, with the flow below it', async () => {
    startInspector();
    await screen.findByRole('button', { name: 'Flows: 0' });

    const stop = startShellActor({
      hasSession: true,
      sessionGate: createSessionGate(true),
      failures: createFailureRelay(),
      client: { call: vi.fn() },
      queryClient: new QueryClient(),
    } as Partial<BrowserPage> as BrowserPage);

    await waitFor(() => expect(screen.getByText('Flows: 4')).toBeTruthy());
    stop();
  });
});
