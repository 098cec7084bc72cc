// @vitest-environment node
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import type { LabelSettings } from '../server/site-settings.schema.ts';
import { siteConfig } from './site-config.ts';

const banner = {
  pages: ['/'],
  param_name: undefined,
  param_val: undefined,
  onlyNotAuth: true,
  colors: { bg: '#0a5a40', text: '#ffffff', btn_bg: '#ffffff', btn_text: '#14140f' },
  text: { rus: 'Неделя кино', eng: 'A week of films', hye: undefined },
  target: { url: '/collections/7', text: { rus: 'Смотреть', eng: undefined, hye: undefined } },
};
const settings: LabelSettings = {
  landingsNames: ['docs'],
  cookieInfoExemptions: ['/docs'],
  externalAdsExemptions: ['/kids'],
  topInfoParams: { mediaView: banner },
  paymentOrigins: ['https://pay.example'],
  embedOrigins: ['https://partner.example'],
  chat: { url: 'https://chat.example/widget.js', channel: 7 },
  teleport: undefined,
  adPixels: undefined,
  advertising: undefined,
};
const adPixels = { origins: ['https://ads.example'], parameter: 'fingerprint', needsConsent: true };
const lists = {
  landingsNames: ['docs'],
  cookieInfoExemptions: ['/docs'],
  externalAdsExemptions: ['/kids'],
};

const configOf = (
  changed: Partial<LabelSettings>,
  label: 'main' | 'alternate',
  search = '',
  isFramed = false,
  isCrawled = false,
) =>
  siteConfig(
    { ...settings, ...changed },
    {
      label: labels[label],
      language: 'eng',
      query: new URLSearchParams(search),
      rules: { label: labels[label], origin: 'https://polosa.example', hasDemoPowers: false },
      isFramed,
      isCrawled,
    },
  );

describe('siteConfig', () => {
  it('gives the main brand its chat and no banner [CHAT-003, SHELL-008]', () => {
    expect(configOf({}, 'main')).toEqual({ ...lists, chat: settings.chat });
  });

  it('gives the other label the banner in the page’s language, and no chat [SHELL-008, SHELL-010, ENTITY-017]', () => {
    expect(configOf({}, 'alternate')).toEqual({
      ...lists,
      topInfoParams: {
        mediaView: {
          pages: ['/'],
          onlyNotAuth: true,
          colors: { bg: '#0a5a40', text: '#ffffff', buttonBg: '#ffffff', buttonText: '#14140f' },
          text: 'A week of films',
          target: { url: '/collections/7', text: 'Смотреть' },
        },
      },
    });
  });

  it('says where viewers find each other, where an operator has a tracker [ENGINE-006]', () => {
    const teleport = { tracker: 'wss://tracker.example', iceServers: [] };

    expect(configOf({ teleport }, 'main').teleport).toEqual(teleport);
    expect(configOf({}, 'main')).not.toHaveProperty('teleport');
  });

  it('tells of ad pixels where the operator names their origins, and never a crawler [BLOCK-088]', () => {
    expect(configOf({ adPixels }, 'main').adPixels).toEqual(adPixels);
    expect(configOf({}, 'main')).not.toHaveProperty('adPixels');
    expect(configOf({ adPixels }, 'main', '', false, true)).not.toHaveProperty('adPixels');
  });

  it('names the sites that may show it on pages made for that alone [EMBED-015]', () => {
    expect(configOf({}, 'main', '', true).embedOrigins).toEqual([
      'https://polosa.example',
      'https://partner.example',
    ]);
    expect(configOf({}, 'main')).not.toHaveProperty('embedOrigins');
  });

  it('leads nowhere that the label does not name', () => {
    const leadsTo = (url: string) =>
      configOf(
        { topInfoParams: { mediaView: { ...banner, target: { ...banner.target, url } } } },
        'alternate',
      ).topInfoParams?.mediaView?.target.url;

    expect(leadsTo('https://t.example/polosa')).toBe('https://t.example/polosa');
    expect(leadsTo('https://evil.example/')).toBeUndefined();
  });

  it('keeps a banner with a parameter for those who came with it [QUERY-018, QUERY-019]', () => {
    const forMail = { mediaView: { ...banner, param_name: 'from', param_val: 'mail' } };
    const forAny = { mediaView: { ...banner, param_name: 'from' } };
    const isThere = (topInfoParams: LabelSettings['topInfoParams'], search: string) =>
      configOf({ topInfoParams }, 'alternate', search).topInfoParams !== undefined;

    expect(isThere(forMail, '?from=mail')).toBe(true);
    expect(isThere(forMail, '?from=post')).toBe(false);
    expect(isThere(forMail, '')).toBe(false);
    expect(isThere(forAny, '?from=post')).toBe(true);
    expect(isThere(forAny, '')).toBe(false);
  });
});
