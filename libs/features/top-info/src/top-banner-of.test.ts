// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SiteConfig, TopBannerConfig } from '@foyer/page-runtime/page/site-config';
import { topBannerOf } from './top-banner-of.ts';

const banner = (text: string, pages: readonly string[]): TopBannerConfig => ({
  pages,
  onlyNotAuth: false,
  colors: { bg: '#0a5a40', text: '#ffffff', buttonBg: '#ffffff', buttonText: '#14140f' },
  text,
  target: { url: '/', text: '' },
});

const site: SiteConfig = {
  landingsNames: ['docs'],
  cookieInfoExemptions: [],
  externalAdsExemptions: [],
  topInfoParams: {
    mediaItems: banner('items', ['/movies', '/catalog/series-1']),
    mediaView: banner('view', ['/', '/tv', '/docs', '/movies']),
  },
};

const textAt = (path: string) => topBannerOf(site, path)?.text;

describe('topBannerOf', () => {
  it('takes mediaItems for paths with movies or series [QUERY-023]', () => {
    expect(['/movies', '/movies/kassiopeya', '/catalog/series-1'].map(textAt)).toEqual([
      'items',
      'items',
      'items',
    ]);
    expect(textAt('/series')).toBeUndefined();
  });

  it('takes mediaView for the rest, and shows it where its pages say [QUERY-024, SHELL-007]', () => {
    expect(['/', '/tv', '/tv/pervyi'].map(textAt)).toEqual(['view', 'view', 'view']);
    expect(['/sport', '/tvshows'].map(textAt)).toEqual([undefined, undefined]);
  });

  it('leaves landing pages alone, and a site without banners [QUERY-025, QUERY-026]', () => {
    const { topInfoParams: _, ...bare } = site;

    expect(textAt('/docs')).toBeUndefined();
    expect(topBannerOf(bare, '/')).toBeUndefined();
  });
});
