import type { MediaItemType } from '@foyer/contract';
import { readCatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import {
  readCatalogue,
  slugKey,
  type AgeLimitRow,
  type CatalogueSnapshot,
  type MediaItemRow,
} from './catalogue.store.ts';

/** Every page reads the catalogue and hardly anything writes it, so a read asks for its version this seldom. */
const CHECK_EVERY_MS = 5000;

/** The catalogue of the service. */
export interface Catalogue {
  /** The same object until the catalogue is replaced; a replaced one is noticed within five seconds. */
  read(): Promise<CatalogueSnapshot>;
  /**
   * A film, series, season or episode. Slugs are unique among one type only; without a type a film wins
   * over a series, and both over the others.
   *
   * @throws Failure `notFound`.
   */
  findItem(idOrSlug: string, type?: MediaItemType): Promise<MediaItemRow>;
  /** @throws Failure `notFound`. */
  findAgeLimit(id: string): Promise<AgeLimitRow>;
}

const typesInOrder: readonly MediaItemType[] = ['film', 'series', 'season', 'episode'];

interface Kept {
  version: string;
  snapshot: Promise<CatalogueSnapshot>;
}

/** What was read of each database: several services of one process may share one. */
const keptOf = new WeakMap<Database, Kept>();

async function readKept(db: Database): Promise<CatalogueSnapshot> {
  const version = await readCatalogueVersion(db);
  const kept = keptOf.get(db);
  if (kept?.version === version) return kept.snapshot;
  const snapshot = readCatalogue(db);
  keptOf.set(db, { version, snapshot });
  snapshot.catch(() => keptOf.delete(db));
  return snapshot;
}

/** An item of a snapshot by id or slug. */
export function findItemIn(
  { itemsById, itemsBySlug }: CatalogueSnapshot,
  idOrSlug: string,
  type?: MediaItemType,
): MediaItemRow | undefined {
  const named = itemsById.get(idOrSlug);
  if (named && (type === undefined || named.type === type)) return named;
  return (type ? [type] : typesInOrder)
    .map((one) => itemsBySlug.get(slugKey(one, idOrSlug)))
    .find((item) => item !== undefined);
}

/** The catalogue of a database. */
export function createCatalogue({ db, now }: Context): Catalogue {
  let checked: { snapshot: Promise<CatalogueSnapshot>; untilMs: number } | undefined;

  const read = (): Promise<CatalogueSnapshot> => {
    const nowMs = now().getTime();
    if (checked && nowMs < checked.untilMs) return checked.snapshot;
    const snapshot = readKept(db);
    checked = { snapshot, untilMs: nowMs + CHECK_EVERY_MS };
    snapshot.catch(() => {
      checked = undefined;
    });
    return snapshot;
  };

  return {
    read,
    findItem: async (idOrSlug, type) => {
      const item = findItemIn(await read(), idOrSlug, type);
      if (!item) throw new Failure('notFound');
      return item;
    },
    findAgeLimit: async (id) => {
      const limit = (await read()).ageLimits.get(id);
      if (!limit) throw new Failure('notFound');
      return limit;
    },
  };
}
