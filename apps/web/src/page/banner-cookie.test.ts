// @vitest-environment node
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { openSiteSettings } from '../server/site-settings.ts';
import { askedParameters, bannerCookieOf } from './banner-cookie.ts';
import { readCookies } from './cookies.ts';

const text = { rus: 'Неделя кино' };
const settings = openSiteSettings(
  JSON.stringify({
    alternate: {
      top_info_params: {
        mediaView: {
          param_name: 'from',
          colors: { bg: '#0a5a40', text: '#ffffff', btn_bg: '#ffffff', btn_text: '#14140f' },
          text,
          target: { url: '/', text },
        },
      },
    },
  }),
  () => undefined,
)('alternate');

const cookieOf = (
  search: string,
  label: 'main' | 'alternate' = 'alternate',
  origin = 'https://films.example',
) => bannerCookieOf(new URL(search, origin), settings, labels[label]);

describe('bannerCookieOf', () => {
  it('keeps the parameter that a banner names, and no other, until the visit ends [QUERY-018]', () => {
    expect(cookieOf('?access=CODE&from=a;b')).toBe(
      'foyer_banner=from=a%3Bb; Path=/; SameSite=Lax; HttpOnly; Secure',
    );
    expect(cookieOf('?from=a', 'alternate', 'http://films.example')).toBe(
      'foyer_banner=from=a; Path=/; SameSite=Lax; HttpOnly',
    );
    expect(cookieOf('?access=CODE')).toBeUndefined();
    expect(cookieOf('?from=letter', 'main')).toBeUndefined();
    expect(cookieOf(`?from=${'a'.repeat(101)}`)).toBeUndefined();
  });
});

describe('askedParameters', () => {
  it('adds what was asked for earlier in the visit; the address comes first', () => {
    const cookies = readCookies(cookieOf('?from=a;b')?.split('; ')[0] ?? '');
    const asked = (search: string) =>
      askedParameters(new URLSearchParams(search), cookies).get('from');

    expect([asked(''), asked('?from=post')]).toEqual(['a;b', 'post']);
  });
});
