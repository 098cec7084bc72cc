import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { knownUser, watchUser } from '@foyer/page-runtime/shell/watch-user';
import { hearPlaces, watchedPlaces as places } from '@foyer/watched-places/places-relay';
import type { PlaceSender } from '@foyer/watched-places/send-places';

/**
 * Sends what was watched: as it is due, what is left of earlier pages as soon as it is known who watches, and what an
 * outage kept back when the network is there again. What sends comes with the first place: when
 * the page is left there is no time to load it.
 */
export const watchedPlaces: ShellPart = ({ page }) => {
  let loading: Promise<PlaceSender> | undefined;
  const sender = () =>
    (loading ??= import('@foyer/watched-places/send-places').then(({ createPlaceSender }) =>
      createPlaceSender(page),
    ));
  const withSender = (act: (sender: PlaceSender) => Promise<void>) => {
    // Without its code the places stay kept; the next one asks for it again.
    sender()
      .then(act)
      .catch(() => {
        loading = undefined;
      });
  };
  const sendKept = () => {
    const profileId = knownUser(page)?.profile?.id;
    if (profileId !== undefined && places.of(profileId).length > 0)
      withSender(({ sendAll }) => sendAll());
  };
  const stopHearing = hearPlaces((place, { isDue, isLast }) =>
    withSender(async ({ sendAll, sendLast }) => {
      if (isLast) await sendLast(place);
      else if (isDue) await sendAll();
    }),
  );
  const stopUser = watchUser(page, sendKept);
  window.addEventListener('online', sendKept);
  return () => {
    window.removeEventListener('online', sendKept);
    stopUser();
    stopHearing();
    void loading?.then(({ stop }) => stop());
  };
};
