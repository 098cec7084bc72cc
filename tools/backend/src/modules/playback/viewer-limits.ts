import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createPinService } from '../profiles/pin.service.ts';
import { isSignedIn } from '../sessions/sessions.service.ts';
import type { AccountViewer, DeviceHolder, ProfileRow, Viewer } from '../sessions/viewer.ts';
import { clockIn, mayWatchAt } from '../view-time/local-time.ts';
import { createViewTimeService } from '../view-time/view-time.service.ts';

/** What opens more or less than the profile alone. */
interface AgeTerms {
  pin: string | undefined;
  /** On whose site it is asked, where that is known. */
  label: string | undefined;
}

/** The limits of profiles: age, hours of the day, time a day. */
export interface ViewerLimits {
  /** @throws Failure `signInRequired`, `notForProfile`, `pinRequired` or `tooManyPinTries`. */
  checkAge(ageLimitId: string, viewer: Viewer | undefined, terms: AgeTerms): Promise<void>;
  /**
   * Why a trailer may not play, if so: it needs neither account nor PIN, but what a profile never sees and when it may
   * watch hold for it too.
   */
  trailerRefusal(ageLimitId: string, viewer: Viewer | undefined): Promise<Failure | undefined>;
  /** @throws Failure `notAllowedNow` or `viewTimeExpired`. */
  checkTime(viewer: Viewer | undefined): Promise<void>;
}

/** The limits over a catalogue and its accounts. */
export function createViewerLimits(context: Context, catalogue: Catalogue): ViewerLimits {
  const { visitorAge } = context.config;
  const pins = createPinService(context);
  const viewTime = createViewTimeService(context, context.db);
  const years = async (ageLimitId: string) => (await catalogue.findAgeLimit(ageLimitId)).ageValue;
  const timeRefusal = async (viewer: AccountViewer): Promise<Failure | undefined> => {
    const { allowedFrom, maxViewMinutes } = viewer.profile;
    if (allowedFrom === null && maxViewMinutes === null) return undefined;
    const { is_allowed_now, is_view_time_left } = await viewTime.read(viewer);
    if (!is_allowed_now) return new Failure('notAllowedNow');
    return is_view_time_left ? undefined : new Failure('viewTimeExpired');
  };
  /** Time is counted for who has signed in, so where it is limited nothing plays without. */
  const heldTimeRefusal = ({ account, profile }: DeviceHolder): Failure | undefined => {
    if (!profile || profile.maxViewMinutes !== null) return new Failure('signInRequired');
    return mayWatchAt(profile, clockIn(account.timeZone, context.now()).time)
      ? undefined
      : new Failure('notAllowedNow');
  };
  /** On a child's device something plays for a visitor only as far as for the child. */
  const yearsOf = async (child: ProfileRow | undefined): Promise<number> =>
    child ? years(child.defaultAgeLimitId) : Number.POSITIVE_INFINITY;
  return {
    checkTime: async (viewer) => {
      const heldBy = viewer?.heldBy;
      const refusal = isSignedIn(viewer)
        ? await timeRefusal(viewer)
        : heldBy && heldTimeRefusal(heldBy);
      if (refusal) throw refusal;
    },
    trailerRefusal: async (ageLimitId, viewer) => {
      if (viewer?.heldBy) {
        const isOlder = (await years(ageLimitId)) > (await yearsOf(viewer.heldBy.profile));
        return isOlder ? new Failure('notForProfile') : heldTimeRefusal(viewer.heldBy);
      }
      if (!isSignedIn(viewer)) return undefined;
      const most = await years(viewer.profile.maxAgeLimitId);
      return (await years(ageLimitId)) > most ? new Failure('notForProfile') : timeRefusal(viewer);
    },
    checkAge: async (ageLimitId, viewer, { pin, label }) => {
      const ownYears = await years(ageLimitId);
      if (!isSignedIn(viewer)) {
        const most = Math.min(visitorAge(label), await yearsOf(viewer?.heldBy?.profile));
        if (ownYears > most) throw new Failure('signInRequired');
        return;
      }
      const { defaultAgeLimitId, maxAgeLimitId } = viewer.profile;
      if (ownYears > (await years(maxAgeLimitId))) throw new Failure('notForProfile');
      if (ownYears <= (await years(defaultAgeLimitId))) return;
      // The PIN comes with the request that it opens: a PIN checked earlier would open nothing.
      if (pin === undefined || !(await pins.isRight(viewer, pin))) throw new Failure('pinRequired');
    },
  };
}
