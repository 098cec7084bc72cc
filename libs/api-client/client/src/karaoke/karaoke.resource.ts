import {
  getKaraokeItemOperation,
  listKaraokeGenresOperation,
  listKaraokeItemsOperation,
  pageQuery,
  type KaraokeGenres,
  type KaraokeItem,
  type KaraokePage,
  type PageInput,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** Which songs are asked for. */
export interface KaraokeInput extends PageInput {
  /** Alias of a genre. */
  genre?: string | undefined;
  /** Part of a song's or an artist's name, in any language. */
  query?: string | undefined;
}

/** The songs. */
export function listKaraokeItems(
  client: Client,
  { genre, query, ...page }: KaraokeInput = {},
  signal?: AbortSignal,
): Promise<KaraokePage> {
  const sent = { ...(genre && { genre }), ...(query && { query }), ...pageQuery(page) };
  return client.call(listKaraokeItemsOperation, { query: sent }, signal);
}

/** The genres of songs. */
export function listKaraokeGenres(client: Client, signal?: AbortSignal): Promise<KaraokeGenres> {
  return client.call(listKaraokeGenresOperation, {}, signal);
}

/** A song; with purchase data for who has signed in. @throws {@link ApiError} 404 for an unknown one. */
export function getKaraokeItem(
  client: Client,
  { idOrSlug }: { idOrSlug: string },
  signal?: AbortSignal,
): Promise<KaraokeItem> {
  return client.call(getKaraokeItemOperation, { params: { id_or_slug: idOrSlug } }, signal);
}
