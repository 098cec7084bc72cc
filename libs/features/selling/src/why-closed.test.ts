import {
  callerKinds,
  isViewersCall,
  operations,
  refusalOf,
  type Operation,
  type User,
} from '@foyer/contract';
import { profilesFixture, userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { whyClosed } from './why-closed.ts';

const [master] = profilesFixture.items;
if (!master) throw new Error('The fixtures have no master profile');

const all = Object.values<Operation>(operations).filter(isViewersCall);

/** What the service says of each profile that can watch. */
const users = {
  master: { ...userFixture, profile: { ...master, type: 'master', is_child: false } },
  additional: { ...userFixture, profile: { ...master, type: 'additional', is_child: false } },
  child: { ...userFixture, profile: { ...master, type: 'additional', is_child: true } },
} satisfies Record<string, User>;

const idsClosedTo = (user: User | undefined) =>
  all.filter((operation) => whyClosed(operation, user)).map(({ operationId }) => operationId);

describe('whyClosed', () => {
  it.each(Object.entries(users))(
    'closes what the service refuses, and nothing else, by any call: %s',
    (kind, user) => {
      const refusals = all.map((operation) => [
        operation.operationId,
        refusalOf(operation, callerKinds[kind as keyof typeof users]),
      ]);

      expect(all.map((operation) => [operation.operationId, whyClosed(operation, user)])).toEqual(
        refusals,
      );
    },
  );

  it('closes subscriptions, devices, cards and televisions to a child, and nothing to the master', () => {
    expect(idsClosedTo(users.child)).toEqual(
      expect.arrayContaining(['cancelService', 'resumeService', 'deleteDevice', 'authorizeTvCode']),
    );
    expect(idsClosedTo(users.child)).not.toContain('switchProfile');
    expect(idsClosedTo(users.master)).toEqual([]);
  });

  it('takes a profile for no child where the service does not say', () => {
    const { is_child: _unknown, ...profile } = users.child.profile;

    expect(idsClosedTo({ ...userFixture, profile })).toEqual(idsClosedTo(users.additional));
  });

  it('closes nothing to visitors, blocked accounts and before the user is known', () => {
    const { profile: _none, ...visitor } = userFixture;

    expect(idsClosedTo(undefined)).toEqual([]);
    expect(idsClosedTo({ ...visitor, is_auth: false })).toEqual([]);
    const settings = { is_account_blocked: true, btb_type: 'none', auth_mode: 'phone' } as const;
    expect(idsClosedTo({ ...users.master, account_settings: settings })).toEqual([]);
  });
});
