import {
  changePin,
  createProfile,
  deletePin,
  deleteProfile,
  editProfile,
  getProfileChannels,
  getSession,
  getUser,
  listProfileIcons,
  listProfiles,
  sendSmsCode,
  setProfileChannels,
  switchProfile,
  validatePin,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { CHILD_ID, clientOfChild } from '../child.ts';
import { forAccounts, forChanges, forMasters, good, type OperationCases } from '../cases.types.ts';
import { secret, type World } from '../world.ts';

const SECOND_ID = 'demo-2-profile-2';
const PHONE = '+79000000002';

/** What belongs to the family is not found by anybody else. */
const forTheFamily = { ...forAccounts, blocked: 'notFound', other: 'notFound' } as const;

/** Proves the phone and deletes the PIN. */
async function deletePinByCode(client: Client, world: World) {
  await sendSmsCode(client, { phone: PHONE, purpose: 'reset_password' });
  const confirmationCode = await world.codeSentTo(PHONE);
  return deletePin(client, { confirmationCode });
}

/** Trials of profiles and their PIN. */
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
  validatePin: {
    good: [
      good({
        title: 'answers whether the PIN is right [CALL-017]',
        as: 'master',
        run: async (client) => [
          await validatePin(client, { pin: secret('1234') }),
          await validatePin(client, { pin: secret('4321') }),
        ],
        check: (verdicts) => expect(verdicts).toEqual([{ valid: true }, { valid: false }]),
      }),
    ],
    bad: [
      {
        title: 'refuses what is no PIN of four digits',
        as: 'master',
        run: (client) => validatePin(client, { pin: secret('12345') }),
        error: 'invalidRequest',
      },
      {
        title: 'locks the profile after five wrong PINs, whichever session tries them',
        as: 'master',
        run: async (client, world) => {
          const second = await world.clientOf('master');
          for (const pin of ['1', '2', '3', '4', '5']) {
            await validatePin(pin > '3' ? second : client, { pin: secret(`999${pin}`) });
          }
          return validatePin(client, { pin: secret('1234') });
        },
        error: 'tooManyPinTries',
      },
    ],
    access: {
      run: (client) => validatePin(client, { pin: secret('1234') }),
      outcomes: forChanges,
    },
  },
  changePin: {
    good: [
      good({
        title: 'puts the new PIN in force [CALL-019]',
        as: 'master',
        run: async (client) => {
          await changePin(client, { oldPin: secret('1234'), newPin: secret('5678') });
          return validatePin(client, { pin: secret('5678') });
        },
        check: (verdict) => expect(verdict).toEqual({ valid: true }),
      }),
    ],
    bad: [
      {
        title: 'refuses 0000 as the new PIN [PIN-014]',
        as: 'master',
        run: (client) => changePin(client, { oldPin: secret('1234'), newPin: secret('0000') }),
        error: 'pinIsDefault',
      },
      {
        title: 'refuses a wrong old PIN',
        as: 'master',
        run: (client) => changePin(client, { oldPin: secret('4321'), newPin: secret('5678') }),
        error: 'wrongOldPin',
      },
    ],
    access: {
      run: (client) => changePin(client, { oldPin: secret('1234'), newPin: secret('5678') }),
      outcomes: { ...forChanges, other: 'wrongOldPin' },
    },
  },
  deletePin: {
    good: [
      good({
        title: 'puts 0000 back in force after a code by SMS [CALL-018]',
        as: 'master',
        run: async (client, world) => {
          const { notification } = await deletePinByCode(client, world);
          return { notification, verdict: await validatePin(client, { pin: secret('0000') }) };
        },
        check: ({ notification, verdict }) => {
          expect(notification?.event_type).toBe('display');
          expect(verdict).toEqual({ valid: true });
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a wrong code',
        as: 'master',
        run: async (client, world) => {
          await sendSmsCode(client, { phone: PHONE, purpose: 'reset_password' });
          const sent = (await world.codeSentTo(PHONE)).reveal();
          const wrong = sent.startsWith('1') ? `2${sent.slice(1)}` : `1${sent.slice(1)}`;
          return deletePin(client, { confirmationCode: secret(wrong) });
        },
        error: 'wrongCode',
      },
      {
        title: 'takes a code once',
        as: 'master',
        run: async (client, world) => {
          await deletePinByCode(client, world);
          await getSession(client);
          return deletePin(client, { confirmationCode: await world.codeSentTo(PHONE) });
        },
        error: 'wrongCode',
      },
    ],
    access: {
      run: deletePinByCode,
      outcomes: { ...forMasters, other: 'wrongCode' },
    },
  },
} satisfies Record<string, OperationCases>;
