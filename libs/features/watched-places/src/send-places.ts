import { ApiError, setPosition } from '@foyer/client';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import type { KeptPlace } from './kept-places.ts';
import { confirmPlace, watchedPlaces } from './places-relay.ts';

/** After a failure of the service so long nothing is sent, unless something new is due, in milliseconds. */
const PAUSE_MS = 30_000;

/** What shows how far a title was watched. */
const concerned = ['positions', 'media-view', 'media-item', 'episodes'];

/** Sends what is kept. */
export interface PlaceSender {
  /** Everything of the profile that watches, one after another. */
  sendAll: () => Promise<void>;
  /** One place, at once: there may be no time for another. */
  sendLast: (place: KeptPlace) => Promise<void>;
  stop: () => void;
}

/** Tells the service where titles were left, until it knows. A place of another profile waits for that one. */
export function createPlaceSender(
  page: Pick<BrowserPage, 'client' | 'queryClient'>,
  nowMs: () => number = Date.now,
): PlaceSender {
  const { client, queryClient } = page;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns Whether the service has answered, in whichever way. */
  const send = async (place: KeptPlace, isLast: boolean): Promise<boolean> => {
    const { profileId, contentId: mediaItemId, seconds: timepoint, atMs } = place;
    const secondsAgo = Math.max(0, nowMs() - atMs) / 1000;
    try {
      await setPosition(client, { mediaItemId, timepoint, secondsAgo, profileId });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // What the service does not take will not be taken later; another profile may come back.
      if (status === 400 || status === 404) watchedPlaces.forget(place);
      return status >= 400 && status < 500;
    }
    confirmPlace(place);
    const isConcerned = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) =>
      concerned.includes(String(name));
    // While the film plays, nothing on the screen shows it.
    const refetchType = isLast ? 'active' : 'none';
    void invalidateAfterChange(queryClient, { predicate: isConcerned, refetchType });
    return true;
  };

  const sendAll = async () => {
    const profileId = knownUser(page)?.profile?.id;
    if (isSending || profileId === undefined || !navigator.onLine) return;
    isSending = true;
    clearTimeout(timer);
    for (const place of watchedPlaces.of(profileId)) {
      if (await send(place, false)) continue;
      timer = setTimeout(() => void sendAll(), PAUSE_MS);
      break;
    }
    isSending = false;
  };

  return {
    sendAll,
    sendLast: async (place) => void (await send(place, true)),
    stop: () => clearTimeout(timer),
  };
}
