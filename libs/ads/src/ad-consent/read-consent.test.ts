// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { readConsent } from './read-consent.ts';

const tcf = (data: object) =>
  vi.fn((command: string, _version: 2, hear: (data: object, isDone: boolean) => void) => {
    if (command === 'addEventListener') hear({ listenerId: 7, ...data }, true);
  });

describe('readConsent', () => {
  it('A22: knows nothing where the page has no consent platform', async () => {
    expect(await readConsent({})).toEqual({ isGiven: undefined, macros: {} });
  });

  it('A22: reads TCF, and listens no longer than for its answer', async () => {
    const api = tcf({ gdprApplies: true, tcString: 'CPx', purpose: { consents: { '1': true } } });

    expect(await readConsent({ __tcfapi: api })).toEqual({
      isGiven: true,
      macros: { GDPRCONSENT: 'CPx', REGULATIONS: 'gdpr' },
    });
    expect(api.mock.calls.at(-1)?.[0]).toBe('removeEventListener');
  });

  it.each([
    ['a purpose that is refused', { '1': false }, false],
    ['no purpose at all', {}, false],
  ])('A22: takes %s for no', async (_name, consents, wanted) => {
    const api = tcf({ gdprApplies: true, tcString: 'CPx', purpose: { consents } });
    expect((await readConsent({ __tcfapi: api })).isGiven).toBe(wanted);
  });

  it('A22: reads GPP', async () => {
    const consent = await readConsent({
      __gpp: (_command, hear) => hear({ gppString: 'DBAA', applicableSections: [2, 6] }, true),
    });

    expect(consent.macros).toEqual({
      GPPSTRING: 'DBAA',
      GPPSECTIONID: '2,6',
      REGULATIONS: 'gpp',
    });
  });

  it('A22: waits for a platform that does not answer no longer than a moment', async () => {
    vi.useFakeTimers();
    const read = readConsent({ __tcfapi: () => {} });
    await vi.advanceTimersByTimeAsync(300);

    expect(await read).toEqual({ isGiven: false, macros: {} });
    vi.useRealTimers();
  });

  it('A22: bears a platform that breaks', async () => {
    const broken = () => {
      throw new Error('Broken');
    };
    expect(await readConsent({ __tcfapi: broken })).toEqual({ isGiven: false, macros: {} });
  });
});
