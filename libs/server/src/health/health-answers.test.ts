import { expect, it } from 'vitest';
import { liveAnswer, readyAnswer } from './health-answers.ts';
import { createReadiness } from './readiness.ts';

const seen = async (answer: Response) => ({
  status: answer.status,
  cache: answer.headers.get('cache-control'),
  body: (await answer.json()) as unknown,
});

it('says that the process answers', async () => {
  expect(await seen(liveAnswer())).toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'live' },
  });
});

it.each([
  ['ok', 200, 'ready'],
  ['full', 503, 'not ready'],
] as const)('answers for a disk that is %s with %d', async (word, status, said) => {
  const answer = await readyAnswer(createReadiness({ disk: () => word }));

  expect(await seen(answer)).toEqual({
    status,
    cache: 'no-store',
    body: { status: said, checks: { disk: word } },
  });
});
