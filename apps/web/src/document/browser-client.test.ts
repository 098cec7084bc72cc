import { createDemoSessionOperation, getUserOperation } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createFailureRelay } from '../shell/failure-relay.ts';
import { listenForChanges } from '../shell/made-changes.ts';
import { createSessionGate } from '../shell/session-gate.ts';
import { createBrowserClient } from './browser-client.ts';
import type { PageConfig } from './page-state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells what a call was answered that has changed something, and nothing of one that only reads', async () => {
  const session = { session_state: 'normal', is_auth: false };
  const answers = [session, userFixture];
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  const config = { revision: 'r', language: 'rus' } as PageConfig;
  const client = createBrowserClient(config, createSessionGate(true), createFailureRelay());
  const told: unknown[] = [];
  onTestFinished(listenForChanges((...words) => told.push(words)));

  await client.call(createDemoSessionOperation, { headers: {} });
  await client.call(getUserOperation, {});

  expect(told).toEqual([['createDemoSession', session]]);
});
