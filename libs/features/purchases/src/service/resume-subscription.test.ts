import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { resumeSubscription } from './resume-subscription.ts';

async function resume(call: () => Promise<unknown>) {
  const tell = vi.fn<(flow: string, event: unknown) => void>();
  const loadTexts = () => Promise.resolve();
  const page = { client: { call }, queryClient: new QueryClient(), loadTexts };
  await resumeSubscription({ page, tell } as never, 'kino');
  return tell.mock.calls;
}

it('tells of a refusal, and of nothing else', async () => {
  const refused = await resume(() => Promise.reject(new Error('no')));

  expect(refused).toMatchObject([
    ['notifications', { notice: { tone: 'error', message: { key: 'info.services.failed' } } }],
  ]);
  expect(await resume(() => Promise.resolve({}))).toEqual([]);
});
