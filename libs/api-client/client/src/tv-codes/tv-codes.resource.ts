import {
  authorizeTvCodeOperation,
  sendOttTvCodeOperation,
  type NotificationAnswer,
  type TvCodeAnswer,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * Signs in the television that shows a code of six characters.
 *
 * @returns `success: false` when none shows it; that is an answer, not an error.
 */
export function authorizeTvCode(
  client: Client,
  { code }: { code: string },
  signal?: AbortSignal,
): Promise<TvCodeAnswer> {
  return client.call(authorizeTvCodeOperation, { body: { code } }, signal);
}

/** Connects an operator's television. @throws {@link ApiError} 1000061 for a wrong code. */
export function sendOttTvCode(
  client: Client,
  { code }: { code: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  return client.call(sendOttTvCodeOperation, { body: { code } }, signal);
}
