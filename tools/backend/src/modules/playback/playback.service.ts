import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FilmRow } from '../catalogue/catalogue.store.ts';
import { createPinService } from '../profiles/pin.service.ts';
import { isSignedIn } from '../sessions/sessions.service.ts';
import type { Viewer } from '../sessions/viewer.ts';

/** Years up to which a film plays without an account. */
const ANONYMOUS_LIMIT_YEARS = 16;

/** Decides who may play what. */
export interface PlaybackService {
  /** @throws Failure `signInRequired`, `notForProfile`, `pinRequired` or `tooManyPinTries`. */
  checkAge(film: FilmRow, viewer: Viewer | undefined, pin: string | undefined): Promise<void>;
}

/** The rules of age over a catalogue and its accounts. */
export function createPlaybackService(context: Context, catalogue: Catalogue): PlaybackService {
  const pins = createPinService(context);
  const years = async (ageLimitId: string) => (await catalogue.findAgeLimit(ageLimitId)).ageValue;
  return {
    checkAge: async (film, viewer, pin) => {
      const filmYears = await years(film.ageLimitId);
      if (!isSignedIn(viewer)) {
        if (filmYears > ANONYMOUS_LIMIT_YEARS) throw new Failure('signInRequired');
        return;
      }
      const { defaultAgeLimitId, maxAgeLimitId } = viewer.profile;
      if (filmYears > (await years(maxAgeLimitId))) throw new Failure('notForProfile');
      if (filmYears <= (await years(defaultAgeLimitId))) return;
      // The PIN comes with the request that it opens: a PIN checked earlier would open nothing.
      if (pin === undefined || !(await pins.isRight(viewer, pin))) throw new Failure('pinRequired');
    },
  };
}
