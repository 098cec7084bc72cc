import { openAccount, clientOf, type Account, type Places } from './accounts.ts';
import { createDraws } from './draws.ts';
import { listGoods } from './goods.ts';
import { type IntentResult, runIntent } from './intent.ts';
import { openTabPlaces } from './tab-place.ts';
import { noCounts } from './wire.ts';

// Runs beside the service, started by tools/chaos: many tabs of viewers who buy, as pages of the site do it.

interface Orders extends Places {
  intents: number;
  seed: number;
  atOnce: number;
}

/** Resolves when it is on its way. */
const tell = (message: object): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()) ?? resolve());

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;
const INTENTS_OF_ACCOUNT = 20;
const CERTIFICATES = 0.25;

async function eachOf<T>(list: readonly T[], atOnce: number, act: (one: T) => Promise<void>) {
  const left = list.values();
  const work = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

// Who has started it has gone.
process.on('disconnect', () => process.exit(1));
openTabPlaces();
const accounts: Account[] = [];
await eachOf(range(Math.ceil(orders.intents / INTENTS_OF_ACCOUNT)), 4, async (index) => {
  accounts[index] = await openAccount(orders, `+7911${String(index).padStart(7, '0')}`);
});
const clients = accounts.map((account) => clientOf(orders, account));
const [firstClient] = clients;
if (!firstClient) throw new Error('There are no accounts');
const { titles, certificates } = await listGoods(firstClient);
if (titles.length < INTENTS_OF_ACCOUNT) throw new Error('There are too few titles');
await tell({ type: 'begun' });

const counts = { ...noCounts(), reloads: 0, left: 0 };
const results: IntentResult[] = [];
await eachOf(range(orders.intents), orders.atOnce, async (intent) => {
  const draws = createDraws(orders.seed * 1_000_003 + intent);
  const index = intent % accounts.length;
  const [account, client] = [accounts[index], clients[index]];
  const list = draws.happens(CERTIFICATES) ? certificates : titles;
  // No account wants the same title in two intents.
  const goods = list[Math.floor(intent / accounts.length) % list.length];
  if (!account || !client || !goods) throw new Error('There is nothing to buy');
  results.push(await runIntent({ account, index, client, goods, draws, counts }));
  void tell({ type: 'ended', count: results.length });
});
await tell({
  type: 'report',
  counts,
  results,
  accounts: accounts.map(({ cookie, balance }) => ({ cookie, balance })),
});
process.exit(0);
