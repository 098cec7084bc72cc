import { getPlaybackOperation, type Playback, type SecretValue } from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * Asks to play a film.
 *
 * @param pin - Four digits; needed above the profile's default age limit.
 * @throws {@link ApiError} 1000110 when the PIN is needed or wrong, 1000111 when the film is not for
 * this profile, 1000109 when it needs an account, 1000115 after too many wrong PINs.
 */
export function getPlayback(
  client: Client,
  { id, pin }: { id: string; pin?: SecretValue | undefined },
  signal?: AbortSignal,
): Promise<Playback> {
  const body = pin ? { pin_code: pin.reveal() } : {};
  return client.call(getPlaybackOperation, { params: { id }, body }, signal);
}
