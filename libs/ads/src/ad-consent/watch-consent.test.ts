// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AdConsent, Platforms } from './read-consent.ts';
import { watchConsent } from './watch-consent.ts';

type Tcf = NonNullable<Platforms['__tcfapi']>;

/** A platform of a page, by which a viewer agrees and withdraws. */
function platform() {
  const hearers = new Map<number, Parameters<Tcf>[2]>();
  let isGiven = true;
  let next = 0;
  const dataOf = (listenerId: number) => ({
    listenerId,
    gdprApplies: true,
    tcString: 'CPx',
    purpose: { consents: { '1': isGiven } },
  });
  const tcf: Tcf = (command, _version, hear, listenerId) => {
    if (command === 'removeEventListener') return void hearers.delete(listenerId ?? -1);
    next += 1;
    hearers.set(next, hear);
    hear(dataOf(next), true);
  };
  return {
    tcf,
    hearers,
    withdraw: () => {
      isGiven = false;
      for (const [id, hear] of hearers) hear(dataOf(id), true);
    },
  };
}

describe('watchConsent', () => {
  it('A22: hears that consent is withdrawn, until it is ended', async () => {
    const { tcf, hearers, withdraw } = platform();
    const heard: AdConsent['isGiven'][] = [];
    const stop = watchConsent(({ isGiven }) => heard.push(isGiven), { __tcfapi: tcf });
    await expect.poll(() => heard).toEqual([true]);
    withdraw();
    await expect.poll(() => heard).toEqual([true, false]);

    stop();
    expect(hearers.size).toBe(0);
    withdraw();
    expect(heard).toEqual([true, false]);
  });

  it('A22: bears a page without a platform, and one that breaks', () => {
    const broken = () => {
      throw new Error('Broken');
    };
    expect(() => watchConsent(() => {}, {})()).not.toThrow();
    expect(() => watchConsent(() => {}, { __tcfapi: broken })()).not.toThrow();
  });
});
