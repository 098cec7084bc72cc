import { describe, expect, it } from 'vitest';
import { toggleFixture } from './product-onboarding.fixtures.ts';
import { bucketOf, isChosen, isNamed } from './who-sees-it.ts';

const accounts = Array.from({ length: 1000 }, (_, index) => `account-${index}`);

const chosenOf = async (toggle: Pick<typeof toggleFixture, 'ab_salt' | 'ab_percent'>) => {
  const answers = await Promise.all(accounts.map((id) => isChosen(toggle, id)));
  return accounts.filter((_, index) => answers[index]);
};

describe('who sees it', () => {
  // printf 'onboarding-1account-2' | sha256sum
  it('is decided by the first 8 digits of a hash, modulo 100 [ONBOARD-003]', async () => {
    expect(await bucketOf('onboarding-1', 'account-2')).toBe(51);
  });

  it('is none at 0, all at 100, and about the share between [ONBOARD-002]', async () => {
    const share = async (ab_percent: number) =>
      (await chosenOf({ ab_salt: 'salt', ab_percent })).length;
    expect([await share(0), await share(100)]).toEqual([0, 1000]);
    expect(await share(30)).toBeGreaterThan(250);
    expect(await share(30)).toBeLessThan(350);
  });

  it('stays who they are when the share grows, and are others by another salt', async () => {
    const few = await chosenOf({ ab_salt: 'salt', ab_percent: 20 });
    const more = new Set(await chosenOf({ ab_salt: 'salt', ab_percent: 40 }));
    expect(few.filter((id) => !more.has(id))).toEqual([]);

    const others = new Set(await chosenOf({ ab_salt: 'pepper', ab_percent: 20 }));
    expect(few.filter((id) => others.has(id)).length).toBeLessThan(few.length / 2);
  });
});

describe('isNamed', () => {
  const toggle = { products: [{ ids: ['kino', 'kids'] }, { ids: ['sport'] }] };

  it('is met by any of the ids of any entry [ONBOARD-003]', () => {
    expect(['kids', 'sport'].map((id) => isNamed(toggle, id))).toEqual([true, true]);
  });

  it('is met by no other product, nor by a part of its id', () => {
    const others = ['music', 'kin', 'service-kino'];
    expect(others.filter((id) => isNamed(toggle, id))).toEqual([]);
    expect(isNamed({ products: [] }, 'kino')).toBe(false);
  });
});
