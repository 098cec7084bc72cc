import type { Language } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { PriceRow } from '../sales/sales.store.ts';
import { listSales } from '../sales/sales.store.ts';
import type { ServicesView } from './service-answer.ts';
import {
  countItems,
  listServiceRows,
  listSubscriptions,
  type ServiceRow,
} from './services.store.ts';

/** Reads what services are described from, for an account or for nobody. */
export type ReadServicesView = (
  account: { id: string } | undefined,
  language: Language,
) => Promise<ServicesView>;

/** What all viewers share of it changes hardly ever, and is kept this long. */
const KEPT_MS = 5000;

interface Shared {
  services: ReadonlyMap<string, ServiceRow>;
  counts: ReadonlyMap<string, number>;
  prices: ReadonlyMap<string, PriceRow>;
}

/** The price that a service is advertised with: the lowest that is no introduction. */
function advertisedPrice(prices: readonly PriceRow[]): PriceRow | undefined {
  const [lowest] = prices
    .filter(({ type }) => type !== 'trial' && type !== 'intro' && type !== 'bonus')
    .toSorted((left, right) => left.amount - right.amount);
  return lowest;
}

async function readShared({ db }: Pick<Context, 'db'>): Promise<Shared> {
  const rows = await listServiceRows(db);
  const sales = await listSales(
    db,
    rows.map(({ id }) => ({ type: 'service', id })),
  );
  const counts = await countItems(db);
  return {
    services: new Map(rows.map((row) => [row.id, row])),
    counts: new Map(
      counts.map(({ serviceId, itemType, items }) => [`${serviceId}:${itemType}`, items]),
    ),
    prices: new Map(
      sales.flatMap(({ option, prices }): [string, PriceRow][] => {
        const price = advertisedPrice(prices);
        return price ? [[option.itemId, price]] : [];
      }),
    ),
  };
}

/** What the services of a database are described from. */
export function createServicesView(
  context: Pick<Context, 'db' | 'now'>,
  images: ImageFacts,
): ReadServicesView {
  const { db, now } = context;
  let kept: { shared: Promise<Shared>; untilMs: number } | undefined;

  const readKept = (): Promise<Shared> => {
    const nowMs = now().getTime();
    if (kept && nowMs < kept.untilMs) return kept.shared;
    const shared = readShared(context);
    kept = { shared, untilMs: nowMs + KEPT_MS };
    shared.catch(() => {
      kept = undefined;
    });
    return shared;
  };

  return async (account, language) => {
    const { services, counts, prices } = await readKept();
    const rows = account && (await listSubscriptions(db, account.id));
    return {
      language,
      now: now(),
      images,
      services,
      subscriptions: rows && new Map(rows.map((row) => [row.serviceId, row])),
      countOf: (serviceId, itemType) => counts.get(`${serviceId}:${itemType}`) ?? 0,
      priceOf: (serviceId) => prices.get(serviceId),
    };
  };
}
