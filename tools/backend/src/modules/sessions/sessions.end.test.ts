import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const DAY_SECONDS = 24 * 60 * 60;

const renew = async (viewer: TestCaller) => (await viewer.send('PUT', '/session')).status;

/** Statuses of renewals, each after another 100 days. */
async function renewFor(viewer: TestCaller, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    backend.pass(100 * DAY_SECONDS);
    statuses.push(await renew(viewer));
  }
  return statuses;
}

describe('a session', () => {
  it('ends a year after the sign-in, however often it is renewed', async () => {
    const viewer = await backend.signedIn(2);
    const renewed = await renewFor(viewer, 3);
    backend.pass(64 * DAY_SECONDS);
    const lastDay = await renew(viewer);
    backend.pass(DAY_SECONDS);

    const { status, body } = await viewer.send('PUT', '/session');

    expect([...renewed, lastDay]).toEqual([200, 200, 200, 200]);
    expect({ status, body }).toMatchObject({ status: 401, body: { error_code: 1000023 } });
    expect((await (await backend.signedIn(2)).send('GET', '/user')).status).toBe(200);
  });

  it('of an older version ends a year after its next renewal', async () => {
    const viewer = await backend.signedIn(2);
    await backend.db.update(sessions).set({ signedInAt: null });

    expect(await renewFor(viewer, 5)).toEqual([200, 200, 200, 200, 401]);
  });

  it('ends in every place with its account', async () => {
    const [first, second, stranger] = [
      await backend.signedIn(2),
      await backend.signedIn(2),
      await backend.signedIn(1),
    ];

    await backend.db.delete(accounts).where(eq(accounts.id, 'demo-2'));
    const answers = [first, second, stranger].map((caller) => caller.send('GET', '/session'));

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 200]);
  });

  it('ends with its row, so that an operator can end those of an account', async () => {
    const viewer = await backend.signedIn(2);
    const stranger = await backend.signedIn(1);

    await backend.db.delete(sessions).where(eq(sessions.accountId, 'demo-2'));

    expect((await viewer.send('GET', '/user')).status).toBe(401);
    expect((await stranger.send('GET', '/user')).status).toBe(200);
  });

  it('is known by its cookie alone, not by an address or a header', async () => {
    const viewer = await backend.signedIn(2);
    const token = viewer.cookie()?.split('=')[1] ?? '';

    const answer = await backend.caller().send('GET', `/session?token=${token}`, {
      headers: { authorization: `Bearer ${token}`, 'x-session': token },
    });

    expect(answer.status).toBe(401);
  });
});
