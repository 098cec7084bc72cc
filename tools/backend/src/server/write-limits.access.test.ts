import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend, type TestCaller } from '../testing/test-backend.ts';
import { openVisitor } from '../testing/visitor.ts';

const address = '192.0.2.1';
let backend: TestBackend;

const start = async (env: Record<string, string>) => {
  backend = await createTestBackend({ TRUSTED_PROXIES: '127.0.0.1', ...env }, { isKept: true });
};
const changeLanguage = { body: { language: 'eng' } };

beforeEach(() => start({}));

describe('changes', () => {
  it('of a session that floods are refused, those of its neighbours are not', async () => {
    await start({ LIMIT_WRITES_PER_SESSION: '5', LIMIT_WRITES_PER_ADDRESS: '20' });
    const [flood, neighbour] = [
      await openVisitor(backend, { address }),
      await openVisitor(backend, { address, uid: 'browser-0002' }),
    ];
    const statuses = [];
    for (let call = 0; call < 40; call += 1) {
      statuses.push((await flood.send('PUT', '/session/language', changeLanguage)).status);
    }
    const refused = await flood.send('PUT', '/session/language', changeLanguage);
    const reads = await flood.send('GET', '/session');
    const other = await neighbour.send('PUT', '/session/language', changeLanguage);

    expect(statuses).toEqual([...Array(5).fill(200), ...Array(35).fill(429)]);
    expect(refused.body).toMatchObject({ error_code: 1000055 });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect([reads.status, other.status]).toEqual([200, 200]);
  });

  it('of an address end at its limit, and go on from another', async () => {
    await start({ LIMIT_WRITES_PER_ADDRESS: '3' });
    const caller = await openVisitor(backend, { address });
    const at = (where: string) =>
      caller.send('PUT', '/session/language', {
        ...changeLanguage,
        headers: { 'x-forwarded-for': where },
      });

    const statuses = [await at(address), await at(address), await at(address), await at('::1')];

    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  });

  it('in sessions that nobody has are those of one caller', async () => {
    await start({ LIMIT_WRITES_WITHOUT_SESSION: '3' });
    const viewer = await openVisitor(backend, { address });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) {
      const headers = { 'x-forwarded-for': address, cookie: `__Host-foyer=invented-${call}` };
      const answer = await backend.caller().send('DELETE', '/session', { headers });
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([204, 204, 429, 429]);
    expect((await viewer.send('PUT', '/session/language', changeLanguage)).status).toBe(200);
  });

  it('are refused while too many are being answered, and accepted afterwards', async () => {
    await start({ LIMIT_WRITES_AT_ONCE: '2' });
    const callers: TestCaller[] = [];
    for (let number = 0; number < 6; number += 1) callers.push(await openVisitor(backend));
    const change = () =>
      Promise.all(callers.map((caller) => caller.send('PUT', '/session/language', changeLanguage)));

    const answers = await change();
    const later = await callers.at(-1)?.send('PUT', '/session/language', changeLanguage);

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2', '2', '2']);
    expect(later?.status).toBe(200);
  });
});
