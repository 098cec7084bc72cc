import { DEFAULT_PIN, type ProfileChanges } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { ageLimits } from '../../database/schema.ts';
import { isProfileIcon } from './profile-icons.ts';
import { saveProfile } from '../sessions/sessions.store.ts';
import type { AccountViewer, ProfileRow } from '../sessions/viewer.ts';
import { createPinService } from './pin.service.ts';
import { findProfile, updateProfile } from './profiles.store.ts';

/** Rules about the profiles of an account. */
export interface ProfilesService {
  /** @throws Failure `notFound`, `pinRequired` or `tooManyPinTries`. */
  switchTo(viewer: AccountViewer, id: string, pin: string | undefined): Promise<ProfileRow>;
  /** @throws Failure `notFound`, `masterOnly` or `invalidRequest`. */
  edit(viewer: AccountViewer, id: string, changes: ProfileChanges): Promise<ProfileRow>;
}

const columnsOf = (changes: ProfileChanges): Partial<ProfileRow> => {
  const columns: { [Key in keyof ProfileRow]?: ProfileRow[Key] | undefined } = {
    name: changes.name,
    iconId: changes.icon?.id,
    defaultAgeLimitId: changes.default_age_limit_id,
    maxAgeLimitId: changes.max_age_limit_id,
    isEroticAllowed: changes.is_erotic_allowed,
    isPinRequired: changes.purchase_limits?.is_pin_required,
    isNotificationsAllowed: changes.is_notifications_allowed,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<ProfileRow>;
};

/** What only the master may change: else a child would lift its own limits. */
const isGuarded = (changes: ProfileChanges): boolean =>
  changes.default_age_limit_id !== undefined ||
  changes.max_age_limit_id !== undefined ||
  changes.is_erotic_allowed !== undefined ||
  changes.purchase_limits !== undefined;

/** The profiles of a database. */
export function createProfilesService(context: Context): ProfilesService {
  const { db } = context;
  const pins = createPinService(context);

  const find = async (viewer: AccountViewer, id: string): Promise<ProfileRow> => {
    const profile = await findProfile(db, viewer.account.id, id);
    if (!profile) throw new Failure('notFound');
    return profile;
  };

  const readYears = async (): Promise<ReadonlyMap<string, number>> =>
    new Map((await db.select().from(ageLimits)).map(({ id, ageValue }) => [id, ageValue]));

  const checkLimits = async (row: ProfileRow, changes: ProfileChanges): Promise<void> => {
    const yearsById = await readYears();
    const years = (id: string, field: string): number => {
      const limit = yearsById.get(id);
      if (limit === undefined) throw new Failure('invalidRequest', { detail: field });
      return limit;
    };
    const defaultYears = years(
      changes.default_age_limit_id ?? row.defaultAgeLimitId,
      'default_age_limit_id',
    );
    const maxYears = years(changes.max_age_limit_id ?? row.maxAgeLimitId, 'max_age_limit_id');
    if (defaultYears > maxYears) {
      throw new Failure('invalidRequest', { detail: 'default_age_limit_id' });
    }
  };

  /** Whether a switch leads to the settings, or to titles above the limits of the profile at hand. */
  const opensMore = async (from: ProfileRow, to: ProfileRow): Promise<boolean> => {
    if (from.type === 'master' || from.id === to.id) return false;
    if (to.type === 'master') return true;
    const years = await readYears();
    const above = (wanted: string, held: string) =>
      (years.get(wanted) ?? 0) > (years.get(held) ?? 0);
    return (
      above(to.maxAgeLimitId, from.maxAgeLimitId) ||
      above(to.defaultAgeLimitId, from.defaultAgeLimitId)
    );
  };

  /** Without a PIN nothing is guarded. */
  const mayLeave = async (viewer: AccountViewer, pin: string | undefined): Promise<boolean> =>
    (await pins.isRight(viewer, DEFAULT_PIN)) ||
    (pin !== undefined && (await pins.isRight(viewer, pin)));

  return {
    switchTo: async (viewer, id, pin) => {
      const target = await find(viewer, id);
      if ((await opensMore(viewer.profile, target)) && !(await mayLeave(viewer, pin))) {
        throw new Failure('pinRequired');
      }
      await saveProfile(db, viewer.tokenHash, target.id);
      return target;
    },
    edit: async (viewer, id, changes) => {
      const profile = await find(viewer, id);
      const isOwn = viewer.profile.id === profile.id;
      if (viewer.profile.type !== 'master' && (!isOwn || isGuarded(changes))) {
        throw new Failure('masterOnly');
      }
      if (changes.icon && !isProfileIcon(changes.icon.id)) {
        throw new Failure('invalidRequest', { detail: 'icon.id' });
      }
      await checkLimits(profile, changes);
      return (await updateProfile(db, id, columnsOf(changes))) ?? profile;
    },
  };
}
