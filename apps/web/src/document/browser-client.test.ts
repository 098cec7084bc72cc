import { createVisitorSessionOperation, getUserOperation } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createFailureRelay } from '../shell/failure-relay.ts';
import { listenForChanges } from '../shell/made-changes.ts';
import { createSessionGate } from '../shell/session-gate.ts';
import { createBrowserClient } from './browser-client.ts';
import { pageConfig } from '../testing/page-config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells what a call was answered that has changed something, and nothing of one that only reads', async () => {
  const session = { session_state: 'normal', is_auth: false };
  const answers = [session, userFixture];
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  const config = pageConfig();
  const client = createBrowserClient(config, createSessionGate(true), createFailureRelay());
  const told: unknown[] = [];
  onTestFinished(listenForChanges((...words) => told.push(words)));

  await client.call(createVisitorSessionOperation, { headers: {} });
  await client.call(getUserOperation, {});

  expect(told).toEqual([['createVisitorSession', session]]);
});

it.each([
  [['https://partner.example'], '1'],
  [undefined, null],
] as const)(
  'has a session of its own in pages of other sites, and says so [EMBED-015]',
  async (embedOrigins, said) => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(async () =>
      Response.json(userFixture),
    );
    vi.stubGlobal('fetch', fetch);
    const { site } = pageConfig();
    const config = pageConfig({ site: { ...site, ...(embedOrigins && { embedOrigins }) } });
    const client = createBrowserClient(config, createSessionGate(true), createFailureRelay());

    await client.call(getUserOperation, {});

    expect(fetch.mock.calls[0]?.[0].headers.get('x-embed')).toBe(said);
  },
);
