// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openSiteSettings } from './site-settings.ts';

const banner = {
  pages: ['/'],
  param_name: 'from',
  param_val: 'mail',
  onlyNotAuth: true,
  colors: { bg: '#0a5a40', text: '#ffffff', btn_bg: '#ffffff', btn_text: '#14140f' },
  text: { rus: 'Неделя кино', eng: 'A week of films' },
  target: { url: '/collections/7', text: { rus: 'Смотреть' } },
};

const open = (settings: unknown) => openSiteSettings(JSON.stringify(settings), vi.fn());

describe('openSiteSettings', () => {
  it('takes banners, landings, exemptions and the chat of a label in the words of the specification [ENTITY-017, ENTITY-019, ENTITY-020]', () => {
    const settings = open({
      main: {
        landings: ['newyear'],
        cookie_info_exemptions: ['/docs'],
        external_advertising_exemptions: ['/kids'],
        top_info_params: { mediaView: banner },
        embed_origins: ['https://partner.example', 'http://localhost:5000'],
        payment_origins: ['https://pay.example'],
        ad_pixels: { origins: ['https://ads.example'], fingerprint_parameter: 'uid' },
        advertising: { origins: ['https://vast.example'], any_host: true },
        teleport: { tracker: 'wss://tracker.example/ws', ice_servers: ['stun:ice.example:3478'] },
        chat: { url: 'https://chat.example/widget.js', channel: 7 },
      },
    });

    expect(settings('main')).toEqual({
      landingsNames: ['newyear'],
      cookieInfoExemptions: ['/docs'],
      externalAdsExemptions: ['/kids'],
      topInfoParams: { mediaView: banner },
      embedOrigins: ['https://partner.example', 'http://localhost:5000'],
      paymentOrigins: ['https://pay.example'],
      adPixels: { origins: ['https://ads.example'], parameter: 'uid', needsConsent: true },
      advertising: {
        origins: ['https://vast.example'],
        anyHost: true,
        needsConsent: true,
        verificationVendors: [],
        hasPauseBanner: false,
      },
      teleport: {
        tracker: 'wss://tracker.example/ws',
        iceServers: [{ urls: 'stun:ice.example:3478' }],
      },
      chat: { url: 'https://chat.example/widget.js', channel: 7 },
    });
  });

  it('has defaults for a label that nothing is set for', () => {
    expect(openSiteSettings(undefined, vi.fn())('main')).toEqual({
      landingsNames: ['promocode', 'podarochnye-sertifikaty', 'docs', 'smarttv'],
      cookieInfoExemptions: [],
      externalAdsExemptions: [],
      topInfoParams: {},
      embedOrigins: [],
      paymentOrigins: [],
      adPixels: undefined,
      advertising: undefined,
      teleport: undefined,
      chat: undefined,
    });
  });

  it.each([
    '*',
    'https://*.example',
    'https://partner.example/',
    'http://partner.example',
    "'self'",
  ])('lets no %s show its player: exact origins alone [EMBED-015]', (origin) => {
    expect(() => open({ main: { embed_origins: [origin] } })).toThrow(/must be an origin/u);
  });

  it('appends the fingerprint to ad pixels as `fingerprint`, after consent, unless told otherwise [BLOCK-089]', () => {
    const origins = ['https://ads.example'];
    const pixels = (changed: object) =>
      open({ main: { ad_pixels: { origins, ...changed } } })('main').adPixels;

    expect(pixels({})).toEqual({ origins, parameter: 'fingerprint', needsConsent: true });
    expect(pixels({ needs_consent: false })?.needsConsent).toBe(false);
  });

  it.each([
    [{ origins: [] }, 'ad_pixels.origins'],
    [{ origins: ['https://*.example'] }, 'must be an origin'],
    [{ origins: ['https://ads.example'], fingerprint_parameter: 'a=1&b' }, 'must be a name'],
  ])('takes no pixels of %o', (ad_pixels, sentence) => {
    expect(() => open({ main: { ad_pixels } })).toThrow(sentence);
  });

  it.each(['https://tracker.example', 'ws://tracker.example', 'wss://*.example', "wss://x' y"])(
    'takes no %s for a tracker: it would stand in the policy of every page',
    (tracker) => {
      expect(() => open({ main: { teleport: { tracker } } })).toThrow(/must be an address/u);
    },
  );

  it('shows a banner on the main view unless told where [SHELL-007]', () => {
    const { pages: _, ...nowhere } = banner;

    expect(
      open({ main: { top_info_params: { mediaView: nowhere } } })('main').topInfoParams.mediaView
        ?.pages,
    ).toEqual(['/']);
  });

  it.each([
    ['a colour', { ...banner, colors: { ...banner.colors, bg: 'red;}' } }, 'colors.bg: must be'],
    [
      'an address that runs a script',
      { ...banner, target: { ...banner.target, url: 'javascript:alert(1)' } },
      'target.url: must be',
    ],
    [
      'an address of another site',
      { ...banner, target: { ...banner.target, url: '//evil.example' } },
      'target.url: must be',
    ],
    [
      'an address of another site in disguise',
      { ...banner, target: { ...banner.target, url: String.raw`/\evil.example` } },
      'target.url: must be',
    ],
  ])('refuses %s that it does not know', (_what, mediaView, sentence) => {
    expect(() => open({ main: { top_info_params: { mediaView } } })).toThrow(sentence);
  });

  it('says in a sentence what is wrong', () => {
    expect(() => openSiteSettings('{"main": ', vi.fn())).toThrow('the variable holds no JSON');
    expect(() => openSiteSettings('/no/such.json', vi.fn())).toThrow('cannot be read');
    expect(() => open({ main: { landing: [] } })).toThrow('main.landing');
  });

  it('keeps what a file held when an edit of it is bad', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'foyer-settings-')), 'site.json');
    writeFileSync(file, '{"main":{"landings":["first"]}}');
    const report = vi.fn();
    const settings = openSiteSettings(file, report, 20);
    expect(settings('main').landingsNames).toEqual(['first']);

    writeFileSync(file, '{"main":{"landings":["second"]}} ');
    await vi.waitFor(() => expect(settings('main').landingsNames).toEqual(['second']));
    writeFileSync(file, 'nothing');
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());

    expect(settings('main').landingsNames).toEqual(['second']);
  });
});
