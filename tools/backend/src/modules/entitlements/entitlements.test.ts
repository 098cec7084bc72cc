import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { buy } from '../../testing/test-purchases.ts';
import { entitlements, itemKey } from './entitlements.ts';
import { isActive } from './subscription-rights.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('entitlements', () => {
  it('names every service of the account that has all, those that came along too', async () => {
    const { services } = await entitlements(backend.db, { id: 'demo-5' }, new Date());

    expect(services.size).toBe(18);
    expect(services.get('operator')).toBeNull();
    expect(services.get('documentary')).toEqual(services.get('vse'));
  });

  it('holds a rented film until its time is over, and a bought one for ever', async () => {
    const caller = await backend.signedIn(2);
    const owner = { id: 'demo-2' };
    await buy(caller, {
      seq_id: 'golos-iz-kirovakana-tvod-hd',
      price_id: 'golos-iz-kirovakana-tvod-hd-one-time',
      payment_method_id: 'account_prepaid',
      pin_code: '1234',
    });
    await buy(caller, {
      seq_id: 'teplyy-okean-evropy-est-4k',
      price_id: 'teplyy-okean-evropy-est-4k-discount',
      payment_method_id: 'account_prepaid',
      is_confirmed: true,
      pin_code: '1234',
    });

    const now = new Date();
    const later = new Date(now.getTime() + 49 * 60 * 60 * 1000);
    const bought = itemKey('media_item', 'teplyy-okean-evropy');
    const rented = itemKey('media_item', 'golos-iz-kirovakana');

    const at = await entitlements(backend.db, owner, now);
    const after = await entitlements(backend.db, owner, later);

    expect(at.items.get(bought)).toEqual({ usageModel: 'EST', quality: '4K', until: null });
    expect(at.items.get(rented)).toMatchObject({ usageModel: 'TVOD', quality: 'HD' });
    expect([...after.items.keys()]).toEqual([bought]);
  });

  it('gives a visitor and a newcomer nothing', async () => {
    const nothing = { services: new Map(), items: new Map() };

    expect(await entitlements(backend.db, undefined, new Date())).toEqual(nothing);
    expect(await entitlements(backend.db, { id: 'demo-1' }, new Date())).toEqual(nothing);
  });
});

describe('isActive', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const before = new Date('2026-11-21T11:30:00Z');
  const after = new Date('2026-11-21T12:30:00Z');

  it.each([
    ['subscribed', after, 'enabled', true],
    ['subscribed', before, 'enabled', true],
    ['subscribed', before, 'disabled', false],
    ['subscribed', null, null, true],
    ['subscribed_in_external_billing', null, null, true],
    ['subscribe_requested', after, null, false],
    ['subscribe_processing', after, null, false],
    ['cancel_subscribe_requested', after, null, false],
    ['unsubscribe_requested', after, 'disabled', true],
    ['unsubscribe_processing', before, 'disabled', false],
    ['unsubscribed', after, 'disabled', true],
    ['unsubscribed', before, 'disabled', false],
    ['unsubscribed', null, null, false],
    ['cancel_unsubscribe_requested', after, 'enabled', true],
  ] as const)('%s, paid until %s, autopayment %s: %s', (status, paidUntil, autopayment, active) => {
    expect(isActive({ status, paidUntil, autopayment }, now)).toBe(active);
  });
});
