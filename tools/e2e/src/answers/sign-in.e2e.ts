import { expect, test } from '../support/answer-test.ts';
import { sessionOf } from '../support/session-of.ts';

test('whoever has signed in is led on from the page of the sign-in', async ({ ask, stack }) => {
  const path = '/authentication?from=%2Fseries';
  const cookie = await sessionOf(stack, '+79000000001');

  const visitor = await ask(path);
  const viewer = await ask(path, { cookie });

  expect(visitor.status).toBe(200);
  expect([viewer.status, viewer.headers.get('location')]).toEqual([302, '/series']);
});
