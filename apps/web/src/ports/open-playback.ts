import { getPlayback, type Client } from '@foyer/client';
import { errorCodes, isApiError } from '@foyer/contract';
import type { Secret } from '@foyer/core';
import type { PlaybackAnswer, Refusal } from '@foyer/playback-access';

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [errorCodes.pinRequired, 'pinRequired'],
  [errorCodes.tooManyPinTries, 'pinRequired'],
  [errorCodes.signInRequired, 'signInRequired'],
  [errorCodes.notForProfile, 'notForProfile'],
  [errorCodes.notAllowedNow, 'notNow'],
  [errorCodes.viewTimeExpired, 'timeUp'],
]);

/** What {@link openPlayback} asks for. */
export interface OpenPlaybackInput {
  /** Id or slug. */
  titleId: string;
  pin?: Secret | undefined;
  /** The player stands in a page of another site. @default false */
  isEmbedded?: boolean | undefined;
}

/** Asks the service to play a title; its refusals are answers. Any other failure rejects. */
export async function openPlayback(
  client: Client,
  { titleId, pin, isEmbedded }: OpenPlaybackInput,
  signal?: AbortSignal,
): Promise<PlaybackAnswer> {
  try {
    const { asset } = await getPlayback(client, { id: titleId, pin, isEmbedded }, signal);
    return { status: 'granted', asset };
  } catch (error) {
    const refusal = isApiError(error) ? refusals.get(error.code ?? 0) : undefined;
    if (refusal === undefined) throw error;
    return { status: 'refused', refusal };
  }
}
