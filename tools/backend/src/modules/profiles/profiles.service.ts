import { DEFAULT_PIN, type EventCode, type ProfileChanges, type ViewLimits } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Database } from '../../database/database.ts';
import { ageLimits, profiles } from '../../database/schema.ts';
import { createToken } from '../../server/secrets.ts';
import { announce } from '../events/announce.ts';
import { isProfileIcon, profileIconIds } from './profile-icons.ts';
import { isChild } from '../sessions/is-child.ts';
import { saveProfile } from '../sessions/sessions.store.ts';
import type { AccountViewer, ProfileRow } from '../sessions/viewer.ts';
import { opensMore } from './opens-more.ts';
import { createPinService } from './pin.service.ts';
import {
  findProfile,
  insertProfile,
  listHiddenChannels,
  listProfiles,
  removeProfile,
  replaceHiddenChannels,
  updateProfile,
} from './profiles.store.ts';

/** Rules about the profiles of an account. */
export interface ProfilesService {
  /** @throws Failure `notFound`, `pinRequired` or `tooManyPinTries`. */
  switchTo(
    viewer: AccountViewer,
    id: string,
    pin: string | undefined,
  ): Promise<{ profile: ProfileRow; isChild: boolean }>;
  /** @throws Failure `notFound`, `masterOnly` or `invalidRequest`. */
  edit(viewer: AccountViewer, id: string, changes: ProfileChanges): Promise<ProfileRow>;
  /** A new profile with the settings of the master. @throws Failure `conflict` at six profiles. */
  create(viewer: AccountViewer, name: string): Promise<ProfileRow>;
  /** Its sessions end, also of other devices. @throws Failure `notFound`, or `conflict` for the master profile. */
  remove(viewer: AccountViewer, id: string): Promise<void>;
  /** Ids of the channels that a profile does not want. @throws Failure `notFound`. */
  hiddenChannels(viewer: AccountViewer, id: string): Promise<string[]>;
  /** @throws Failure `notFound` or `masterOnly`. */
  hideChannels(viewer: AccountViewer, id: string, channelIds: string[]): Promise<string[]>;
}

/** Profiles an account may have; more are neither needed nor easy to choose from. */
const MOST_PROFILES = 6;

const ALL_DAY = { from: '00:00', to: '23:59' } as const;

/** 00:00 to 23:59 is no limit. LIMIT-002. */
function limitColumns(limits: ViewLimits | undefined): Partial<ProfileRow> {
  if (!limits) return {};
  const { allowed_from: from, allowed_to: to, max_view_time: seconds } = limits;
  const isAllDay = from === ALL_DAY.from && to === ALL_DAY.to;
  return {
    allowedFrom: isAllDay ? null : from,
    allowedTo: isAllDay ? null : to,
    maxViewMinutes: seconds === undefined ? null : Math.ceil(seconds / 60),
  };
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
    ...limitColumns(changes.view_limits),
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<ProfileRow>;
};

/** What only the master may change: else a child would lift its own limits. */
const isGuarded = (changes: ProfileChanges): boolean =>
  changes.default_age_limit_id !== undefined ||
  changes.max_age_limit_id !== undefined ||
  changes.is_erotic_allowed !== undefined ||
  changes.purchase_limits !== undefined ||
  changes.view_limits !== undefined;

/** The profiles of a database. */
export function createProfilesService(context: Context): ProfilesService {
  const { db } = context;
  const pins = createPinService(context);

  /** Makes a change and tells the account's open pages of it, both or neither. */
  const inOne = <T>(
    viewer: AccountViewer,
    event_code: EventCode,
    change: (tx: Database) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const result = await change(tx);
      const event = { event_type: 'target', event_code } as const;
      await announce(tx, { accountId: viewer.account.id }, event, context.now());
      return result;
    });

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

  /** Without a PIN nothing is guarded. */
  const mayLeave = async (viewer: AccountViewer, pin: string | undefined): Promise<boolean> =>
    (await pins.isRight(viewer, DEFAULT_PIN)) ||
    (pin !== undefined && (await pins.isRight(viewer, pin)));

  return {
    switchTo: async (viewer, id, pin) => {
      const target = await find(viewer, id);
      const years = await readYears();
      const isMore = opensMore(viewer.profile, target, years);
      if (isMore && !(await mayLeave(viewer, pin))) throw new Failure('pinRequired');
      // The PIN that opened the profile proves as much as one that was asked for.
      const isProved = isMore && pin !== undefined && pin !== DEFAULT_PIN;
      const before = target.id === viewer.profile.id ? (viewer.provedAt ?? null) : null;
      const provedAt = isProved ? context.now() : before;
      await inOne(viewer, 'profile_changed', (tx) =>
        saveProfile(tx, viewer.tokenHash, { profileId: target.id, provedAt }),
      );
      return { profile: target, isChild: isChild(target, years.get(target.maxAgeLimitId)) };
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
      const changed = await inOne(viewer, 'profile_updated', (tx) =>
        updateProfile(tx, id, columnsOf(changes)),
      );
      return changed ?? profile;
    },
    create: (viewer, name) =>
      inOne(viewer, 'profile_updated', async (tx) => {
        const { account, profile: master } = viewer;
        // Two at once must not pass the limit together.
        await tx.execute(sql`select id from ${profiles} where id = ${master.id} for update`);
        const others = await listProfiles(tx, account.id);
        if (others.length >= MOST_PROFILES) throw new Failure('conflict');
        const used = new Set(others.map(({ iconId }) => iconId));
        const created = await insertProfile(tx, {
          id: createToken(),
          accountId: account.id,
          type: 'additional',
          name,
          iconId: profileIconIds.find((id) => !used.has(id)) ?? master.iconId,
          defaultAgeLimitId: master.defaultAgeLimitId,
          maxAgeLimitId: master.maxAgeLimitId,
          isPinRequired: master.isPinRequired,
        });
        if (!created) throw new Error('The profile was not created');
        return created;
      }),
    remove: async (viewer, id) => {
      const profile = await find(viewer, id);
      if (profile.type === 'master') throw new Failure('conflict');
      await inOne(viewer, 'profile_changed', (tx) => removeProfile(tx, id));
    },
    hiddenChannels: async (viewer, id) => listHiddenChannels(db, (await find(viewer, id)).id),
    hideChannels: async (viewer, id, channelIds) => {
      const profile = await find(viewer, id);
      if (viewer.profile.type !== 'master' && viewer.profile.id !== profile.id) {
        throw new Failure('masterOnly');
      }
      await db.transaction((tx) => replaceHiddenChannels(tx, id, channelIds));
      return listHiddenChannels(db, id);
    },
  };
}
