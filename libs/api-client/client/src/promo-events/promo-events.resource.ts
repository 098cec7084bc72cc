import {
  getPromoEventOperation,
  listPromoEventsOperation,
  pageQuery,
  type PageInput,
  type PromoEvent,
  type PromoEventsPage,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The promo events, those that run first. */
export function listPromoEvents(
  client: Client,
  page: PageInput = {},
  signal?: AbortSignal,
): Promise<PromoEventsPage> {
  return client.call(listPromoEventsOperation, { query: pageQuery(page) }, signal);
}

/** A promo event. @throws {@link ApiError} 404 for an unknown one. */
export function getPromoEvent(
  client: Client,
  { idOrSlug }: { idOrSlug: string },
  signal?: AbortSignal,
): Promise<PromoEvent> {
  return client.call(getPromoEventOperation, { params: { id_or_slug: idOrSlug } }, signal);
}
