import type { Page } from '@playwright/test';
import type { EventCode, PushEvent } from '@foyer/contract';
import type { Stack } from '@foyer/workspace/stack';
import { expect } from './test.ts';

/** Has the service push an event to an account, as if it had a reason to. */
export async function push(
  stack: Stack,
  login: string,
  code: EventCode,
  more: Partial<PushEvent> = {},
): Promise<void> {
  const event = { event_type: 'item', event_code: code, ...more };
  const answer = await fetch(`${stack.controlUrl}/__control/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, event }),
  });
  expect(answer.status).toBe(201);
}

/** How many streams of events the service has open, and had at once since its process started. */
export async function streams(stack: Stack): Promise<{ open: number; most: number }> {
  const answer = await fetch(`${stack.controlUrl}/__control/streams`);
  return (await answer.json()) as { open: number; most: number };
}

/** Does something after which the page connects to the push channel, and waits until it has. */
export async function connected(page: Page, act: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/events') && response.ok(),
  );
  await act();
  await stream;
}
