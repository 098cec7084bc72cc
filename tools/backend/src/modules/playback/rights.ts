import type { PurchaseItemType } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { freeItems, services } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueSnapshot, MediaItemRow } from '../catalogue/catalogue.store.ts';
import { entitlements, itemKey, type Entitlements } from '../entitlements/entitlements.ts';
import { readServiceContents, type ServiceContents } from '../entitlements/service-contents.ts';
import type { Viewer } from '../sessions/viewer.ts';

/** By what something plays: it is free, in a service that the viewer has, or bought. */
export type Right = 'free' | 'service' | 'owned';

/** What plays for money or for nothing. */
type PlayedType = Extract<PurchaseItemType, 'media_item' | 'channel' | 'karaoke_item'>;

/** What a viewer may watch. */
export interface Rights {
  /** Absent when it must be bought first. What is bought counts before a service, and both before what is free. */
  to(type: PlayedType, id: string): Right | undefined;
  /** The same of a film, a series or a part of one: a series opens all that is in it. */
  toTitle(item: MediaItemRow): Right | undefined;
  hasService(id: string): boolean;
  /** Whether a service of the viewer's removes advertisements from what is free. */
  hasNoAds: boolean;
}

/** Reads what viewers may watch. */
export type ReadRights = (viewer: Viewer | undefined) => Promise<Rights>;

/** What is the same for all viewers. */
interface Offers {
  free: ReadonlySet<string>;
  contents: ServiceContents;
  servicesWithoutAds: ReadonlySet<string>;
}

async function readOffers(db: Database): Promise<Offers> {
  const free = await db.select().from(freeItems);
  const withoutAds = await db
    .select({ id: services.id })
    .from(services)
    .where(eq(services.removesAds, true));
  return {
    free: new Set(free.map(({ itemType, itemId }) => itemKey(itemType, itemId))),
    contents: await readServiceContents(db),
    servicesWithoutAds: new Set(withoutAds.map(({ id }) => id)),
  };
}

function rightsOf(
  { free, contents, servicesWithoutAds }: Offers,
  { services: active, items }: Entitlements,
): Rights {
  const toAny = (type: PlayedType, ids: readonly string[]): Right | undefined => {
    const keys = ids.map((id) => itemKey(type, id));
    if (keys.some((key) => items.has(key))) return 'owned';
    const holders = keys.flatMap((key) => contents.get(key) ?? []);
    if (holders.some((id) => active.has(id))) return 'service';
    return keys.some((key) => free.has(key)) ? 'free' : undefined;
  };
  return {
    to: (type, id) => toAny(type, [id]),
    toTitle: ({ id, seasonId, seriesId }) =>
      toAny(
        'media_item',
        [id, seasonId, seriesId].filter((one) => one !== null),
      ),
    hasService: (id) => active.has(id),
    hasNoAds: [...active.keys()].some((id) => servicesWithoutAds.has(id)),
  };
}

/**
 * The rights of viewers over a catalogue. A restricted session has an account, and no use of what it
 * has bought.
 */
export function createRights({ db, now }: Context, catalogue: Catalogue): ReadRights {
  let kept: { snapshot: CatalogueSnapshot; offers: Promise<Offers> } | undefined;

  const readKept = async (): Promise<Offers> => {
    const snapshot = await catalogue.read();
    if (kept?.snapshot === snapshot) return kept.offers;
    const offers = readOffers(db);
    kept = { snapshot, offers };
    offers.catch(() => {
      kept = undefined;
    });
    return offers;
  };

  return async (viewer) => {
    const account = viewer?.state === 'normal' ? viewer.account : undefined;
    return rightsOf(await readKept(), await entitlements(db, account, now()));
  };
}
