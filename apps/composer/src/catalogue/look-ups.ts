import {
  type Client,
  getChannel,
  getCollection,
  getKaraokeItem,
  getMediaItem,
  getPerson,
  getPromoEvent,
  getService,
} from '@foyer/client';
import type { ListedType, MediaItemType } from '@foyer/contract';
import type { ThingKind } from './catalogue.types.ts';

/** A thing as editors read it. */
interface Named {
  kind: ThingKind;
  title: string;
}

/** Asks the service for a thing by its id or slug. Rejects with 404 where there is none. */
export type LookUp = (client: Client, id: string, signal?: AbortSignal) => Promise<Named>;

/** Asks for a title; of any type without one. */
export const mediaItemLookUp =
  (type?: MediaItemType): LookUp =>
  async (client, idOrSlug, signal) => {
    const item = await getMediaItem(client, { idOrSlug, type }, signal);
    return { kind: item.type, title: item.name };
  };

/** Who knows things of a kind. */
export const lookUps: Readonly<Record<ListedType | 'person' | 'promo_event', LookUp>> = {
  media_item: mediaItemLookUp(),
  channel: async (client, idOrSlug, signal) => {
    const { name } = await getChannel(client, { idOrSlug }, signal);
    return { kind: 'channel', title: name };
  },
  collection: async (client, idOrSlug, signal) => {
    const { name } = await getCollection(client, { idOrSlug, limit: 1 }, signal);
    return { kind: 'collection', title: name };
  },
  service: async (client, idOrAlias, signal) => {
    const { name } = await getService(client, { idOrAlias }, signal);
    return { kind: 'service', title: name };
  },
  karaoke_item: async (client, idOrSlug, signal) => {
    const { name } = await getKaraokeItem(client, { idOrSlug }, signal);
    return { kind: 'karaoke_item', title: name };
  },
  person: async (client, idOrSlug, signal) => {
    const { name } = await getPerson(client, { idOrSlug, limit: 1 }, signal);
    return { kind: 'person', title: name };
  },
  promo_event: async (client, idOrSlug, signal) => {
    const { name } = await getPromoEvent(client, { idOrSlug }, signal);
    return { kind: 'promo_event', title: name };
  },
};
