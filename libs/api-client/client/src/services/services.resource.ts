import {
  cancelServiceOperation,
  getServiceOperation,
  listServicesOperation,
  pageQuery,
  resumeServiceOperation,
  type NotificationAnswer,
  type PageInput,
  type Service,
  type ServicesPage,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** What a caller says about the list of services wanted. */
export interface ServicesInput extends PageInput {
  /** Only what the account has, has had or has asked for. */
  isMine?: boolean | undefined;
}

/** The services on sale, or those of the account. */
export function listServices(
  client: Client,
  { isMine, ...page }: ServicesInput = {},
  signal?: AbortSignal,
): Promise<ServicesPage> {
  const query = { ...pageQuery(page), ...(isMine ? { is_mine: 'true' as const } : {}) };
  return client.call(listServicesOperation, { query }, signal);
}

/** A service by id or alias; with purchase data for who has signed in. @throws {@link ApiError} 404. */
export function getService(
  client: Client,
  { idOrAlias }: { idOrAlias: string },
  signal?: AbortSignal,
): Promise<Service> {
  return client.call(getServiceOperation, { params: { id_or_alias: idOrAlias } }, signal);
}

/** Asks to end a subscription. @throws {@link ApiError} 2000045 where that cannot be done here. */
export function cancelService(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  return client.call(cancelServiceOperation, { params: { id } }, signal);
}

/** Takes the end of a subscription back. @throws {@link ApiError} 2000045 when it is too late. */
export function resumeService(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  return client.call(resumeServiceOperation, { params: { id } }, signal);
}
