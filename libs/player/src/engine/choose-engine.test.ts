import type { PlayerAsset } from '@foyer/contract';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { chooseEngine, type EngineName, manifestUrl } from './choose-engine.ts';

describe('chooseEngine', () => {
  it.each([
    ['Safari', 'Apple Computer, Inc.', 'hls'],
    ['Chromium', 'Google Inc.', 'dash'],
    ['Firefox', '', 'dash'],
  ])('chooses for %s [ENGINE-017, ENGINE-018]', (_, vendor, engine) => {
    expect(chooseEngine({ vendor })).toBe(engine);
  });

  it('chooses HLS everywhere for peer delivery [ENGINE-006]', () => {
    expect(chooseEngine({ vendor: 'Google Inc.', isPeerDelivery: true })).toBe('hls');
  });
});

describe('manifestUrl', () => {
  it('asks for the web profile [ENGINE-019]', () => {
    const url = new URL(manifestUrl(playerAssetFixture, 'dash'));
    expect([url.pathname, url.search]).toEqual([playerAssetFixture.urls.dash, '?profile=web']);
  });

  it.each([
    ['/film/manifest.mpd?hdnts=exp=1~acl=/*~hmac=ab+c/d==', '&'],
    ['/film/manifest.mpd?title=a%20b&flag', '&'],
    ['/film/manifest.mpd?', ''],
    ['/film/manifest.mpd', '?'],
  ])('leaves a signed address byte for byte: %s [ENGINE-019, ENGINE-020]', (dash, joint) => {
    const asset = { ...playerAssetFixture, urls: { ...playerAssetFixture.urls, dash } };
    expect(manifestUrl(asset, 'dash')).toBe(`${location.origin}${dash}${joint}profile=web`);
  });

  it('asks for a profile once', () => {
    const dash = '/film/manifest.mpd?profile=web&a=1#t=5';
    const asset = { ...playerAssetFixture, urls: { ...playerAssetFixture.urls, dash } };
    expect(manifestUrl(asset, 'dash')).toBe(`${location.origin}${dash}`);
  });

  it('asks for the stream that is encrypted for the protocol’s key system [ENGINE-020]', () => {
    const urls = { widevine: '/licences/widevine', fairplay: '/licences/fairplay' };
    const drm_config = { urls, token: 't0ken', drm_provider: 'foyer' };
    const encrypted = { ...playerAssetFixture, is_crypted: true, drm_config };
    const drmOf = (asset: PlayerAsset, engine: EngineName) =>
      new URL(manifestUrl(asset, engine)).searchParams.get('drm');

    expect([drmOf(encrypted, 'dash'), drmOf(encrypted, 'hls')]).toEqual(['widevine', 'fairplay']);
    expect(drmOf({ ...encrypted, is_crypted: false }, 'dash')).toBeNull();
    const clearKey = { ...drm_config, urls: { clearkey: '/licences/clearkey' } };
    expect(drmOf({ ...encrypted, drm_config: clearKey }, 'dash')).toBeNull();
  });

  it.each([
    ['Safari', false, 'hls', 'variant.m3u8'],
    ['an external player of Safari', true, 'hls', 'playlist.m3u8'],
    ['others', false, 'dash', 'manifest.mpd'],
    ['external players of others', true, 'dash', 'manifest.mpd'],
  ] as const)('gives %s its manifest [ENGINE-017, ENGINE-018]', (_, isExternal, engine, name) => {
    const url = new URL(manifestUrl(playerAssetFixture, engine, isExternal));
    expect(url.pathname.split('/').at(-1)).toBe(name);
  });
});
