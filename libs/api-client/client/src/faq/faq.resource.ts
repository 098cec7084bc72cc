import { getFaqEntryOperation, listFaqOperation, type Faq, type FaqEntry } from '@foyer/contract';
import type { Client } from '../client.ts';

/** All questions and answers by category. */
export function listFaq(client: Client, signal?: AbortSignal): Promise<Faq> {
  return client.call(listFaqOperation, {}, signal);
}

/** A question with its answer. @throws {@link ApiError} 404 for an unknown one. */
export function getFaqEntry(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<FaqEntry> {
  return client.call(getFaqEntryOperation, { params: { id } }, signal);
}
