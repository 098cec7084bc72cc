import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitPartnerId, forgetPartnerId, setPartnerId, withPartnerId } from './partner-id.ts';

const address = 'https://ads.example/vast?slot=preroll';

afterEach(() => {
  forgetPartnerId();
  vi.useRealTimers();
});

describe('withPartnerId', () => {
  it('names the partner in the address of an ad request [EMBED-013]', async () => {
    setPartnerId('kino-7');

    expect(await withPartnerId(address)).toBe(`${address}&partner_id=kino-7`);
  });

  it('leaves the macros of the address as they are, and names one partner only [EMBED-013]', async () => {
    setPartnerId('kino & 7');

    expect(await withPartnerId(`${address}&partner_id=old&consent=[GDPRCONSENT]`)).toBe(
      `${address}&consent=[GDPRCONSENT]&partner_id=kino%20%26%207`,
    );
  });

  it('waits for the answer of a page that was asked [EMBED-013]', async () => {
    awaitPartnerId();
    const asked = withPartnerId(address);
    setPartnerId('kino-7');

    expect(await asked).toBe(`${address}&partner_id=kino-7`);
  });

  it('waits half a second for a page that says nothing, and only once', async () => {
    vi.useFakeTimers();
    awaitPartnerId();
    const asked = withPartnerId(address);
    await vi.advanceTimersByTimeAsync(500);

    expect([await asked, await withPartnerId(address)]).toEqual([address, address]);
  });

  it('does not wait where nobody was asked, and leaves what is no address alone', async () => {
    expect(await withPartnerId(address)).toBe(address);
    setPartnerId('kino-7');
    expect(await withPartnerId('no address')).toBe('no address');
  });
});
