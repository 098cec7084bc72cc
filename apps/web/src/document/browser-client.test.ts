import {
  cancelServiceOperation,
  createVisitorSessionOperation,
  errorCodes,
  getUserOperation,
} from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFailureRelay } from '@foyer/page-runtime/shell/failure-relay';
import { createSessionGate } from '@foyer/page-runtime/shell/session-gate';
import { listenForChanges } from '../shell/made-changes.ts';
import { proofRelay } from '@foyer/page-runtime/shell/proof-relay';
import { createBrowserClient } from './browser-client.ts';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';

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

describe('a call that the session alone may not make', () => {
  const refusal = {
    error_code: errorCodes.proofRequired,
    description: 'Confirm that it is you',
    proof: 'pin',
  };
  const setUp = (...answers: Response[]) => {
    vi.stubGlobal('fetch', async () => answers.shift());
    const failures = createFailureRelay();
    const failed: unknown[] = [];
    failures.listen((call) => failed.push(call));
    const client = createBrowserClient(pageConfig(), createSessionGate(true), failures);
    const cancel = (signal?: AbortSignal) =>
      client.call(cancelServiceOperation, { params: { id: 'kino' } }, signal);
    return { cancel, failed };
  };
  const refused = () => Response.json(refusal, { status: 403 });

  it('asks for the proof, and is made again with it', async () => {
    const { cancel, failed } = setUp(refused(), Response.json({}));
    const answer = cancel();
    await vi.waitFor(() =>
      expect(proofRelay.get()).toMatchObject({ by: 'pin', reason: 'Confirm that it is you' }),
    );
    proofRelay.get()?.settle(true);

    expect(await answer).toBeDefined();
    expect(failed).toEqual([]);
    expect(proofRelay.get()).toBeUndefined();
  });

  it('is refused where the viewer turns back, once for all calls that waited', async () => {
    const { cancel } = setUp(refused(), refused());
    const both = Promise.allSettled([cancel(), cancel()]);
    await vi.waitFor(() => expect(proofRelay.get()).toBeDefined());
    await new Promise((resolve) => setTimeout(resolve, 20));
    proofRelay.get()?.settle(false);

    expect(await both).toMatchObject([
      { reason: { code: errorCodes.proofRequired } },
      { reason: { code: errorCodes.proofRequired } },
    ]);
    expect(proofRelay.get()).toBeUndefined();
  });

  it('asks no longer once it is given up', async () => {
    const { cancel } = setUp(refused());
    const abort = new AbortController();
    const answer = cancel(abort.signal);
    await vi.waitFor(() => expect(proofRelay.get()).toBeDefined());
    abort.abort();

    await expect(answer).rejects.toMatchObject({ code: errorCodes.proofRequired });
    expect(proofRelay.get()).toBeUndefined();
  });
});
