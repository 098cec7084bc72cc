import type { Database } from '../../database/database.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue.store.ts';
import { readChannels, type ChannelsSnapshot } from './channels.store.ts';
import { createGuide, type Guide } from './guide.ts';

/** The channels, the titles that they show, and when. */
export interface Broadcasts {
  channels: ChannelsSnapshot;
  catalogue: CatalogueSnapshot;
  guide: Guide;
}

/** Reads the channels: the same object until the catalogue is replaced, and the channels with it. */
export type ReadBroadcasts = () => Promise<Broadcasts>;

/** The channels of a database. */
export function createBroadcasts(db: Database, catalogue: Catalogue): ReadBroadcasts {
  let kept: { snapshot: CatalogueSnapshot; broadcasts: Promise<Broadcasts> } | undefined;

  const read = async (snapshot: CatalogueSnapshot): Promise<Broadcasts> => {
    const channels = await readChannels(db);
    return { channels, catalogue: snapshot, guide: createGuide(channels, snapshot) };
  };

  return async () => {
    const snapshot = await catalogue.read();
    if (kept?.snapshot === snapshot) return kept.broadcasts;
    const broadcasts = read(snapshot);
    kept = { snapshot, broadcasts };
    broadcasts.catch(() => {
      kept = undefined;
    });
    return broadcasts;
  };
}
