import {
  getChannelPlayback,
  getKaraokePlayback,
  getPlayback,
  getProgrammePlayback,
  type Client,
  type PlaybackInput,
} from '@foyer/client';
import { errorCodes, isApiError, type Playback } from '@foyer/contract';
import type { Secret } from '@foyer/core';
import type { PlaybackAnswer, Refusal } from '@foyer/playback-access';

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [errorCodes.pinRequired, 'pinRequired'],
  [errorCodes.tooManyPinTries, 'pinRequired'],
  [errorCodes.signInRequired, 'signInRequired'],
  [errorCodes.purchaseRequired, 'purchaseRequired'],
  [errorCodes.notAvailable, 'notAvailable'],
  [errorCodes.notForProfile, 'notForProfile'],
  [errorCodes.notAllowedNow, 'notNow'],
  [errorCodes.viewTimeExpired, 'timeUp'],
]);

/** What can be played with the service's word. */
export type PlayedKind = 'title' | 'channel' | 'programme' | 'song';

type Ask = (client: Client, input: PlaybackInput, signal?: AbortSignal) => Promise<Playback>;

const asks: Readonly<Record<PlayedKind, Ask>> = {
  title: getPlayback,
  channel: getChannelPlayback,
  programme: getProgrammePlayback,
  song: getKaraokePlayback,
};

/** What {@link openPlayback} asks for. */
export interface OpenPlaybackInput {
  /** Id or slug. */
  titleId: string;
  /** @default 'title' */
  kind?: PlayedKind | undefined;
  pin?: Secret | undefined;
  /** The player stands in a page of another site. @default false */
  isEmbedded?: boolean | undefined;
}

/** Asks the service to play a title; its refusals are answers. Any other failure rejects. */
export async function openPlayback(
  client: Client,
  { titleId, kind = 'title', pin, isEmbedded }: OpenPlaybackInput,
  signal?: AbortSignal,
): Promise<PlaybackAnswer> {
  try {
    const { asset } = await asks[kind](client, { id: titleId, pin, isEmbedded }, signal);
    return { status: 'granted', asset };
  } catch (error) {
    const refusal = isApiError(error) ? refusals.get(error.code ?? 0) : undefined;
    if (refusal === undefined) throw error;
    const purchase = isApiError(error) ? error.purchase : undefined;
    return { status: 'refused', refusal, ...(purchase && { purchase }) };
  }
}
