import { certificateWithCodeFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { createTranslator } from '@foyer/ui/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giftPorts } from './gift.ports.ts';

const { t } = await createTranslator('eng', { segments: ['purchase'] });
const { code = '', ...rest } = certificateWithCodeFixture;
const { id, name, amount, currency, status, expires_at } = rest;
const gift = { id, name, amount, currency, status, expires_at };
const words = {
  label: 'Soffit',
  language: 'eng',
  timeZone: 'Europe/Moscow',
  address: 'soffit.example/promocode',
} as const;
const never = new AbortController().signal;

const portsOf = (answer: unknown = certificateWithCodeFixture) =>
  giftPorts({ client: { call: async () => answer } as never, t }, words);

/** The means of a device. */
const onDevice = (means: object) => vi.stubGlobal('navigator', means);

/** Where the page has gone. */
function noteWays() {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  return () => assign.mock.calls.map(([address]) => String(address));
}

afterEach(() => vi.unstubAllGlobals());

describe('giftPorts', () => {
  it('boxes the code as it comes, and reads one that has none', async () => {
    const own = await portsOf().readGift({ id }, never);
    const spent = await portsOf(rest).readGift({ id }, never);

    expect([own.gift, own.code?.reveal(), spent.code]).toEqual([gift, code, undefined]);
    expect(JSON.stringify(own)).not.toContain(code);
  });

  it('says whether the code is on the clipboard', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    writeText.mockRejectedValueOnce(new Error('Closed'));
    onDevice({ clipboard: { writeText } });
    const copy = () => portsOf().copyCode({ code: secret(code) }, never);

    expect([await copy(), await copy()]).toEqual([false, true]);
    expect(writeText.mock.lastCall).toEqual([code]);
  });

  it('sends by the means of the device what the one who is given it needs', async () => {
    const share = vi.fn(async (_letter: ShareData) => {});
    onDevice({ share });

    const sending = await portsOf().send({ gift, code: secret(code) }, never);

    const [letter] = share.mock.lastCall ?? [];
    expect(sending).toBe('shared');
    expect(letter?.title).toBe('Soffit: a gift of ₽1,000');
    expect(letter?.text).toContain(`Code: ${code}`);
    // The address holds no code: it is logged on its way.
    expect(letter?.text).toMatch(/at soffit\.example\/promocode by November\s21,\s2027/u);
  });

  it('takes a viewer who turned back for no failure', async () => {
    onDevice({ share: () => Promise.reject(new DOMException('Left', 'AbortError')) });

    expect(await portsOf().send({ gift, code: secret(code) }, never)).toBe('left');
  });

  it.each([
    ['has no means', {}],
    ['refuses', { share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ])('begins a letter where the device %s', async (_, means) => {
    onDevice(means);
    const ways = noteWays();

    const sending = await portsOf().send({ gift, code: secret(code) }, never);

    const [address = ''] = ways();
    expect(sending).toBe('mail');
    expect(address).toMatch(/^mailto:\?subject=/u);
    expect(decodeURIComponent(address)).toContain(`Code: ${code}`);
  });
});
