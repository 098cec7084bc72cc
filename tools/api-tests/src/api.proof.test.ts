import {
  buyContent,
  cancelService,
  editProfile,
  getUser,
  validatePassword,
  validatePin,
} from '@foyer/client';
import { errorCodes, operations, type Operation, type OperationId } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { allCases } from './cases/index.ts';
import { karaoke } from './karaoke-purchase.ts';
import { createWorld, secret } from './world.ts';

const stale = 5 * 60 + 1;

const proved = (Object.entries(operations) as [OperationId, Operation][]).filter(
  ([, { proof }]) => proof !== undefined && proof !== 'own',
);

/** What became of a call: `ok`, or the code of its refusal. */
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : error),
  );

describe('what changes an account', () => {
  it('needs a proof wherever it touches phone, password, PIN, limits, profiles, cards, subscriptions and devices', () => {
    const ids = (Object.entries(operations) as [OperationId, Operation][])
      .filter(([, { proof }]) => proof !== undefined)
      .map(([id]) => id);
    expect(ids.toSorted()).toEqual([
      'addBankCard',
      'buyContent',
      'cancelService',
      'changePin',
      'createProfile',
      'deleteBankCard',
      'deleteDevice',
      'deletePin',
      'deleteProfile',
      'editProfile',
      'getCertificate',
      'migratePhone',
      'renewByBankCard',
      'resetPassword',
      'resumeService',
    ]);
  });

  it.each(proved)(
    '%s is refused five minutes after the sign-in, and not after the PIN',
    async (id) => {
      const world = await createWorld();
      const client = await world.clientOf('master');
      world.backend.pass(stale);
      const limited = { id: 'demo-2-profile-3', changes: { is_erotic_allowed: false } };
      const keeping = karaoke({ paymentMethodId: 'any_card', isShouldLinkCard: true });
      const run = (): Promise<unknown> => {
        if (id === 'editProfile') return editProfile(client, limited);
        if (id === 'buyContent') return buyContent(client, keeping);
        return allCases[id]?.access.run(client, world) ?? Promise.reject(new Error('No case'));
      };

      expect(await codeOf(run())).toBe(errorCodes.proofRequired);
      await validatePin(client, { pin: secret('1234') });
      expect(await codeOf(run())).not.toBe(errorCodes.proofRequired);
    },
  );

  it('leaves a name and an icon to a session alone', async () => {
    const world = await createWorld();
    const client = await world.clientOf('master');
    world.backend.pass(stale);
    const { profile } = await getUser(client);

    const renamed = await editProfile(client, {
      id: profile?.id ?? '',
      changes: { name: 'Вера' },
    });

    expect(renamed.name).toBe('Вера');
  });

  it('takes no wrong PIN and no wrong password for a proof', async () => {
    const world = await createWorld();
    const client = await world.clientOf('master');
    world.backend.pass(stale);
    await validatePin(client, { pin: secret('9999') });
    await codeOf(validatePassword(client, { password: secret('wrong') }));

    const cancelled = await codeOf(cancelService(client, { id: 'kino' }));

    expect(cancelled).toBe(errorCodes.proofRequired);
  });
});
