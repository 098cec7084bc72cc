import {
  getPersonOperation,
  pageQuery,
  type PageInput,
  type PersonPage,
  type PersonRole,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** Whose titles are asked for. */
export interface PersonInput extends PageInput {
  idOrSlug: string;
  /** Only the titles in which they did this. */
  role?: PersonRole | undefined;
}

/** Someone who makes films, with a page of their titles. @throws {@link ApiError} 404 for an unknown one. */
export function getPerson(
  client: Client,
  { idOrSlug, role, ...page }: PersonInput,
  signal?: AbortSignal,
): Promise<PersonPage> {
  const query = { ...(role && { role }), ...pageQuery(page) };
  return client.call(getPersonOperation, { params: { id_or_slug: idOrSlug }, query }, signal);
}
