import {
  createProfile,
  deleteProfile,
  editProfile,
  getProfileChannels,
  getUser,
  listProfileIcons,
  listProfiles,
  setProfileChannels,
  switchProfile,
} from '@foyer/client';
import { expect } from 'vitest';
import { CHILD_ID, clientOfChild } from '../child.ts';
import { forAccounts, forChanges, forMasters, good, type OperationCases } from '../cases.types.ts';
import { secret } from '../world.ts';

const SECOND_ID = 'demo-2-profile-2';

/** What belongs to the family is not found by anybody else. */
const forTheFamily = { ...forAccounts, blocked: 'notFound', other: 'notFound' } as const;

/** Trials of profiles. */
export const profilesCases = {
  listProfiles: {
    good: [
      good({
        title:
          'gives the master first, each with its fields [CALL-015, ENTITY-001, ENTITY-002, PROF-001, PROF-002, PROF-015]',
        as: 'additional',
        run: (client) => listProfiles(client),
        check: ({ items }) => {
          expect(items.map(({ type }) => type)).toEqual(['master', 'additional', 'additional']);
          expect(items[2]).toMatchObject({
            id: CHILD_ID,
            name: 'Лёва',
            icon: { id: 'avatar-4' },
            default_age_limit_id: 'age-6',
            max_age_limit_id: 'age-6',
            is_erotic_allowed: false,
            purchase_limits: { is_pin_required: true },
            is_notifications_allowed: true,
            view_limits: { allowed_from: '08:00', allowed_to: '20:00', max_view_time: 3600 },
          });
        },
      }),
    ],
    bad: [],
    access: { run: (client) => listProfiles(client), outcomes: forAccounts },
  },
  createProfile: {
    good: [
      good({
        title: 'adds a profile with the settings of the master [CALL-020]',
        as: 'master',
        run: async (client) => {
          const created = await createProfile(client, { name: '  Армен ' });
          return { created, items: (await listProfiles(client)).items };
        },
        check: ({ created, items }) => {
          expect(created).toMatchObject({
            name: 'Армен',
            type: 'additional',
            default_age_limit_id: 'age-16',
            purchase_limits: { is_pin_required: true },
          });
          expect(items.at(-1)).toEqual(created);
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a name of 21 characters [PROF-004]',
        as: 'master',
        run: (client) => createProfile(client, { name: 'а'.repeat(21) }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a name of nothing but spaces',
        as: 'master',
        run: (client) => createProfile(client, { name: '   ' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a seventh profile, also among many at once',
        as: 'master',
        run: async (client) => {
          const made = ['1', '2', '3', '4'].map((name) => createProfile(client, { name }));
          const refused = (await Promise.allSettled(made)).find(
            ({ status }) => status === 'rejected',
          );
          expect((await listProfiles(client)).items).toHaveLength(6);
          throw (refused as PromiseRejectedResult).reason;
        },
        error: 'conflict',
      },
    ],
    access: {
      run: (client) => createProfile(client, { name: 'Армен' }),
      // Only a master can add profiles. PROF-003.
      outcomes: forMasters,
    },
  },
  deleteProfile: {
    good: [
      good({
        title: 'removes a profile and ends its sessions [PROF-018]',
        as: 'master',
        run: async (client, world) => {
          const child = await clientOfChild(world);
          await deleteProfile(client, { id: CHILD_ID });
          const answer = await getUser(child).catch((error: unknown) => error);
          return [await listProfiles(client), answer] as const;
        },
        check: ([{ items }, answer]) => {
          expect(items.map(({ id }) => id)).toEqual(['demo-2-profile-1', SECOND_ID]);
          expect(answer).toMatchObject({ status: 401 });
        },
      }),
    ],
    bad: [
      {
        title: 'keeps the master profile',
        as: 'master',
        run: (client) => deleteProfile(client, { id: 'demo-2-profile-1' }),
        error: 'conflict',
      },
    ],
    access: {
      run: (client) => deleteProfile(client, { id: CHILD_ID }),
      outcomes: { ...forMasters, other: 'notFound' },
    },
  },
  listProfileIcons: {
    good: [
      good({
        title: 'gives pictures with their ids [CALL-022, ENTITY-004]',
        as: 'master',
        run: (client) => listProfileIcons(client, { type: 'additional' }),
        check: ({ items }) => {
          expect(items.length).toBeGreaterThanOrEqual(8);
          expect(items[0]).toMatchObject({
            icon_id: 'avatar-1',
            image: { url: '/api/v1/images/avatar-1' },
          });
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a type that profiles do not have',
        as: 'master',
        run: (client) => listProfileIcons(client, { type: 'guest' as 'master' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listProfileIcons(client), outcomes: forAccounts },
  },
  getProfileChannels: {
    good: [
      good({
        title: 'hides nothing until somebody does',
        as: 'master',
        run: (client) => getProfileChannels(client, { id: CHILD_ID }),
        check: (channels) => expect(channels).toEqual({ hidden_channel_ids: [] }),
      }),
    ],
    bad: [
      {
        title: 'does not find a profile that there is not',
        as: 'master',
        run: (client) => getProfileChannels(client, { id: 'nobody' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getProfileChannels(client, { id: SECOND_ID }),
      outcomes: forTheFamily,
    },
  },
  setProfileChannels: {
    good: [
      good({
        title: 'replaces what is hidden and keeps it',
        as: 'master',
        run: async (client) => {
          await setProfileChannels(client, { id: CHILD_ID, hiddenChannelIds: ['b', 'a', 'a'] });
          await setProfileChannels(client, { id: CHILD_ID, hiddenChannelIds: ['b', 'c'] });
          return getProfileChannels(client, { id: CHILD_ID });
        },
        check: (channels) => expect(channels).toEqual({ hidden_channel_ids: ['b', 'c'] }),
      }),
    ],
    bad: [
      {
        title: "leaves another profile's channels to the master",
        as: 'additional',
        run: (client) => setProfileChannels(client, { id: CHILD_ID, hiddenChannelIds: [] }),
        error: 'masterOnly',
      },
      {
        title: 'refuses more channels than there can be',
        as: 'master',
        run: (client) => {
          const hiddenChannelIds = Array.from({ length: 501 }, (_, index) => `channel-${index}`);
          return setProfileChannels(client, { id: CHILD_ID, hiddenChannelIds });
        },
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => setProfileChannels(client, { id: SECOND_ID, hiddenChannelIds: ['a'] }),
      outcomes: { ...forChanges, child: 'masterOnly', other: 'notFound' },
    },
  },
  switchProfile: {
    good: [
      good({
        title: 'goes on as the profile, with something to say [CALL-016]',
        as: 'master',
        run: async (client) => {
          const { notification } = await switchProfile(client, { id: CHILD_ID });
          return { notification, user: await getUser(client) };
        },
        check: ({ notification, user }) => {
          expect(notification?.display?.message).toContain('Лёва');
          expect(user.profile?.id).toBe(CHILD_ID);
        },
      }),
    ],
    bad: [
      {
        title: 'asks a child for the PIN on its way to the master [PROF-017]',
        as: 'master',
        run: async (_client, world) =>
          switchProfile(await clientOfChild(world), { id: 'demo-2-profile-1' }),
        error: 'pinRequired',
      },
      {
        title: 'does not find a profile of another account',
        as: 'other',
        run: (client) => switchProfile(client, { id: CHILD_ID }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => switchProfile(client, { id: CHILD_ID, pin: secret('1234') }),
      outcomes: { ...forChanges, other: 'notFound' },
    },
  },
  editProfile: {
    good: [
      good({
        title: 'changes any of its fields and leaves the rest [CALL-021]',
        as: 'master',
        run: (client) =>
          editProfile(client, {
            id: CHILD_ID,
            changes: {
              name: 'Лев',
              icon: { id: 'avatar-6' },
              default_age_limit_id: 'age-6',
              max_age_limit_id: 'age-12',
              purchase_limits: { is_pin_required: false },
              view_limits: { allowed_from: '00:00', allowed_to: '23:59' },
            },
          }),
        check: (profile) => {
          expect(profile).toMatchObject({
            name: 'Лев',
            icon: { id: 'avatar-6' },
            max_age_limit_id: 'age-12',
            purchase_limits: { is_pin_required: false },
            is_notifications_allowed: true,
          });
          expect(profile.view_limits).toBeUndefined();
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a new name of 21 characters [PROF-005]',
        as: 'master',
        run: (client) => editProfile(client, { id: CHILD_ID, changes: { name: 'а'.repeat(21) } }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a default age limit above the highest one',
        as: 'master',
        run: (client) =>
          editProfile(client, { id: CHILD_ID, changes: { default_age_limit_id: 'age-18' } }),
        error: 'invalidRequest',
      },
      {
        title: 'lets no additional profile lift its own limits',
        as: 'additional',
        run: (client) =>
          editProfile(client, { id: SECOND_ID, changes: { max_age_limit_id: 'age-18' } }),
        error: 'masterOnly',
      },
      {
        title: 'lets no additional profile watch at other hours',
        as: 'additional',
        run: (client) =>
          editProfile(client, {
            id: SECOND_ID,
            changes: { view_limits: { allowed_from: '00:00', allowed_to: '23:59' } },
          }),
        error: 'masterOnly',
      },
    ],
    access: {
      run: (client) => editProfile(client, { id: SECOND_ID, changes: { name: 'Илья' } }),
      outcomes: { ...forChanges, child: 'masterOnly', other: 'notFound' },
    },
  },
} satisfies Record<string, OperationCases>;
