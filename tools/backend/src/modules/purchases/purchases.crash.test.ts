import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ticket } from '@foyer/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../testing/postgres-server.ts';
import { startService, type ServiceProcess } from '../../testing/service-process.ts';

const TIMEOUT_MS = 180_000;

/** Purchases that are answered before the process is killed while it answers the next ones. */
const ANSWERED = 12;
const AT_ONCE = 4;

const started: ServiceProcess[] = [];

afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
});

/** A running service, seen from a buyer who has signed in. */
interface Shop {
  service: ServiceProcess;
  send(method: string, path: string, init?: RequestInit): Promise<Response>;
  control(method: string, path: string, body?: object): Promise<unknown>;
}

async function openShop(env: Record<string, string>): Promise<Shop> {
  const service = startService({ CONTROL: '1', ...env });
  started.push(service);
  const address = await service.ready;
  const room = /control room at (http:\S+?),/.exec(service.output())?.[1] ?? '';
  const signIn = await fetch(`${address}/api/v1/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: '+79000000005' }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    service,
    send: (method, path, init = {}) =>
      fetch(`${address}/api/v1${path}`, {
        method,
        ...init,
        headers: { 'content-type': 'application/json', cookie, ...init.headers },
      }),
    control: async (method, path, body) => {
      const answer = await fetch(`${room}/__control/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.status === 204 ? undefined : answer.json();
    },
  };
}

const methods = ['linked_card-demo-5-card', 'account_prepaid'] as const;

/** Buys certificates until the service is gone; the keys of all that were tried, and of those answered. */
async function buyUntilKilled({ send, service }: Shop) {
  const tried: string[] = [];
  const answered: string[] = [];
  const buyer = async (paymentMethodId: string): Promise<void> => {
    for (;;) {
      const key = randomUUID();
      tried.push(key);
      const answer = await send('POST', '/purchases', {
        headers: { 'idempotency-key': key },
        body: JSON.stringify({
          seq_id: 'certificate-gift-500',
          price_id: 'certificate-gift-500-one-time',
          payment_method_id: paymentMethodId,
          expected: { amount: 50_000, currency: 'RUB' },
          is_confirmed: true,
        }),
      });
      // Prepaid money comes to its end, cards do not.
      if (answer.status === 402) return;
      await answer.json();
      answered.push(key);
      if (answered.length === ANSWERED) service.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, index) => buyer(methods[index % 2] ?? 'any_card')),
  );
  await service.ended;
  return { tried, answered };
}

const findAll = (shop: Shop, keys: readonly string[]): Promise<(Ticket | undefined)[]> =>
  Promise.all(
    keys.map(async (key) => {
      const answer = await shop.send('GET', `/purchases/by-key/${key}`);
      return answer.status === 404 ? undefined : ((await answer.json()) as Ticket);
    }),
  );

async function killWhileBuying(env: Record<string, string>): Promise<void> {
  const { tried, answered } = await buyUntilKilled(await openShop(env));

  const next = await openShop(env);
  // What the dead process had begun counts as abandoned after a while.
  await next.control('POST', 'clock', { offset_ms: 60_000 });
  const settled = await vi.waitFor(
    async () => {
      const found = await findAll(next, tried);
      expect(found.map((ticket) => ticket?.status)).not.toContain('wait_payment');
      return found;
    },
    { timeout: 60_000, interval: 500 },
  );

  const ledger = (await next.control('GET', 'payments')) as { order_id: string; state: string }[];
  const charged = ledger.filter(({ state }) => state === 'charged').map(({ order_id }) => order_id);
  const account = (await (await next.send('GET', '/payment-account')).json()) as {
    balance: number;
  };
  const given = settled.filter((ticket) => ticket?.status === 'fulfilled');
  const givenIds = given.map((ticket) => ticket?.order_id);
  const certificates = (await (await next.send('GET', '/certificates?limit=100')).json()) as {
    items: { name: string; status: string }[];
  };
  const bought = certificates.items.filter(
    ({ name, status }) => name === 'Сертификат на 500 ₽' && status === 'bought',
  );

  const answeredTickets = await findAll(next, answered);
  expect(answeredTickets.map((ticket) => ticket?.status)).toEqual(answered.map(() => 'fulfilled'));
  expect(charged.filter((id) => !givenIds.includes(id))).toEqual([]);
  const paidFromPurse = given.length - charged.length;
  expect(account.balance).toBe(500_000 - paidFromPurse * 50_000);
  expect(bought).toHaveLength(given.length);
}

describe('a process that is killed while it sells', () => {
  it(
    'leaves no order or one that its buyer finds again, and no money without goods',
    { timeout: TIMEOUT_MS },
    async () => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-backend-'));

      await killWhileBuying({ DATA_DIR });
    },
  );

  it('does so on PostgreSQL too', { timeout: TIMEOUT_MS }, async ({ skip }) => {
    const postgres = await startPostgres();
    if (!postgres) return skip();
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-backend-'));

    try {
      await killWhileBuying({ DATA_DIR, DATABASE_URL: postgres.url });
    } finally {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
      await postgres.stop();
    }
  });
});
