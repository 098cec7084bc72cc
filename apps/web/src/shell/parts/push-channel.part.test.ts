import { QueryClient } from '@tanstack/react-query';
import type { PushChannelOptions } from '@foyer/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { pushChannel } from './push-channel.part.ts';
import type { watchViewer } from './watch-viewer.ts';

type Viewer = Parameters<Parameters<typeof watchViewer>[1]>[0];

const opened = vi.hoisted((): PushChannelOptions[] => []);
const done = vi.hoisted((): string[] => []);
const turn = vi.hoisted(() => ({ to: (_viewer: string): void => undefined }));

vi.mock('@foyer/client', async (load) => ({
  ...(await load<typeof import('@foyer/client')>()),
  createPushChannel: (options: PushChannelOptions) => {
    opened.push(options);
    done.push('open');
    return {
      wake: (silentMs: number) => done.push(`wake ${silentMs}`),
      close: () => {
        options.memory?.save('7');
        done.push('close');
      },
    };
  },
}));
vi.mock('./watch-viewer.ts', () => ({
  watchViewer: (_actor: unknown, tell: (viewer: string) => void) => {
    turn.to = tell;
    return () => undefined;
  },
}));

const remembered = () => sessionStorage.getItem('foyer.last_event') !== null;

let stop: () => void;
let queryClient: QueryClient;
const send = vi.fn();
const viewer = (to: Viewer) => turn.to(to);

beforeEach(() => {
  opened.length = 0;
  done.length = 0;
  sessionStorage.clear();
  send.mockClear();
  queryClient = new QueryClient();
  vi.spyOn(queryClient, 'invalidateQueries');
  const page = { origin: 'https://sofit.example', config: pageConfig(), queryClient };
  stop = pushChannel({ page, actor: { send }, tell: () => undefined } as object as Shell);
});

afterEach(() => stop());

it('connects for an account, and not for a visitor, who would hear nothing', () => {
  for (const other of ['unknown', 'demo', 'restricted'] as const) viewer(other);
  expect(done).toEqual([]);

  viewer('authenticated');
  viewer('blocked');

  expect(done).toEqual(['open']);
});

it('ends with the session and forgets its place, so that the next account begins its own', () => {
  viewer('authenticated');
  viewer('unknown');
  expect([done, remembered()]).toEqual([['open', 'close'], false]);

  viewer('demo');
  viewer('authenticated');

  expect(done).toEqual(['open', 'close', 'open']);
});

it('keeps its place while the page is left, and comes back with a page that was kept', () => {
  viewer('authenticated');
  window.dispatchEvent(new Event('pagehide'));
  expect([done, remembered()]).toEqual([['open', 'close'], true]);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(done).toEqual(['open', 'close', 'open']);
});

it('looks after the connection when the network or the viewer comes back', () => {
  viewer('authenticated');
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));

  expect(done).toEqual(['open', 'wake 1000', 'wake 25000']);
});

it('asks again for what the page shows unless nothing was missed', () => {
  viewer('authenticated');
  opened[0]?.onReady?.('resumed', '1');
  expect(queryClient.invalidateQueries).not.toHaveBeenCalled();

  opened[0]?.onReady?.('new', '1');
  opened[0]?.onReady?.('lost', '2');

  expect(queryClient.invalidateQueries).toHaveBeenCalledTimes(2);
});

it('takes a session that has ended for any other refused call', () => {
  viewer('authenticated');
  const refusal = Object.assign(new Error('401'), {
    name: 'ApiError' as const,
    status: 401,
    code: 1000023,
    description: '',
    operationId: 'streamEvents',
    retryAfterSeconds: undefined,
  });

  opened[0]?.onSessionEnd?.(refusal);

  expect(send.mock.calls).toEqual([
    [{ type: 'transport.failed', status: 401, method: 'GET', errorCode: 1000023 }],
  ]);
});
