import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateAfterChange } from './invalidate-after-change.ts';

/** A query in use whose answers come when they are given, each what the service held when it was asked. */
function listOf(held: string[]) {
  const queryClient = new QueryClient();
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const answer = [...held];
    return new Promise<string[]>((resolve) => answers.push(() => resolve(answer)));
  };
  const query = { queryKey: ['list'], queryFn };
  new QueryObserver(queryClient, query).subscribe(() => undefined);
  const answerNext = () => answers.shift()?.();
  return { queryClient, answers, answerNext, data: () => queryClient.getQueryData(['list']) };
}

it('asks again when the first answer was given before the change', async () => {
  const held: string[] = [];
  const { queryClient, answers, answerNext, data } = listOf(held);
  held.push('changed');
  const done = invalidateAfterChange(queryClient, { queryKey: ['list'] });

  answerNext();
  await expect.poll(() => answers.length).toBe(1);
  expect(data()).toEqual([]);
  answerNext();
  await done;
  expect(data()).toEqual(['changed']);
});

it('asks once where an answer is there', async () => {
  const held = ['before'];
  const { queryClient, answers, answerNext, data } = listOf(held);
  answerNext();
  await expect.poll(data).toEqual(['before']);
  held.push('changed');
  const done = invalidateAfterChange(queryClient, { queryKey: ['list'] });

  await expect.poll(() => answers.length).toBe(1);
  answerNext();
  await done;
  expect([data(), answers.length]).toEqual([['before', 'changed'], 0]);
});
