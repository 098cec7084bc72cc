import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createPinService } from '../profiles/pin.service.ts';
import { isSignedIn } from '../sessions/sessions.service.ts';
import type { Viewer } from '../sessions/viewer.ts';
import { createViewTimeService } from '../view-time/view-time.service.ts';

/** Years up to which something plays without an account. */
const ANONYMOUS_LIMIT_YEARS = 16;

/** The limits of profiles: age, hours of the day, time a day. */
export interface ViewerLimits {
  /** @throws Failure `signInRequired`, `notForProfile`, `pinRequired` or `tooManyPinTries`. */
  checkAge(ageLimitId: string, viewer: Viewer | undefined, pin: string | undefined): Promise<void>;
  /** @throws Failure `notAllowedNow` or `viewTimeExpired`. */
  checkTime(viewer: Viewer | undefined): Promise<void>;
}

/** The limits over a catalogue and its accounts. */
export function createViewerLimits(context: Context, catalogue: Catalogue): ViewerLimits {
  const pins = createPinService(context);
  const viewTime = createViewTimeService(context, context.db);
  const years = async (ageLimitId: string) => (await catalogue.findAgeLimit(ageLimitId)).ageValue;
  return {
    checkAge: async (ageLimitId, viewer, pin) => {
      const ownYears = await years(ageLimitId);
      if (!isSignedIn(viewer)) {
        if (ownYears > ANONYMOUS_LIMIT_YEARS) throw new Failure('signInRequired');
        return;
      }
      const { defaultAgeLimitId, maxAgeLimitId } = viewer.profile;
      if (ownYears > (await years(maxAgeLimitId))) throw new Failure('notForProfile');
      if (ownYears <= (await years(defaultAgeLimitId))) return;
      // The PIN comes with the request that it opens: a PIN checked earlier would open nothing.
      if (pin === undefined || !(await pins.isRight(viewer, pin))) throw new Failure('pinRequired');
    },
    checkTime: async (viewer) => {
      if (!isSignedIn(viewer)) return;
      const { is_allowed_now, is_view_time_left } = await viewTime.read(viewer);
      if (!is_allowed_now) throw new Failure('notAllowedNow');
      if (!is_view_time_left) throw new Failure('viewTimeExpired');
    },
  };
}
