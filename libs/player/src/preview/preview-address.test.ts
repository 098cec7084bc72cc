import type { PreviewAsset } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { previewAddress } from './preview-address.ts';

const asset: PreviewAsset = {
  url: '/api/v1/origin/trailer/manifest.mpd',
  urls: {
    dash: '/api/v1/origin/trailer/manifest.mpd',
    hls: '/api/v1/origin/trailer/variant.m3u8',
  },
  is_crypted: false,
  is_hevc: false,
  is_tokenized: false,
  player_type: 'web',
};
const base = 'https://foyer.example/';

describe('previewAddress', () => {
  it('is the stream of the engine with the profile of the web [ENGINE-021]', () => {
    expect([
      previewAddress(asset, 'dash', { base }),
      previewAddress(asset, 'hls', { base }),
    ]).toEqual([
      'https://foyer.example/api/v1/origin/trailer/manifest.mpd?profile=web_auto',
      'https://foyer.example/api/v1/origin/trailer/variant.m3u8?profile=web_auto',
    ]);
    expect(previewAddress(asset, 'hls', { base, profile: 'depth' })).toMatch(/\?profile=depth$/);
  });

  it('names the codec of an HEVC asset, and opens a tokenised one [ENGINE-021]', () => {
    const closed: PreviewAsset = {
      ...asset,
      is_hevc: true,
      is_tokenized: true,
      cdn_token: { get_parameters: 'token=a%2Bb&expires=5' },
    };

    expect(previewAddress(closed, 'dash', { base })).toBe(
      'https://foyer.example/api/v1/origin/trailer/manifest.mpd?profile=web_auto&codec=hevc&token=a%2Bb&expires=5',
    );
  });

  it('leaves what a tokenised asset is opened with byte for byte [ENGINE-021]', () => {
    const cdn_token = { get_parameters: '?hdnts=exp=1~acl=/*~hmac=c/d==&flag' };
    expect(previewAddress({ ...asset, is_tokenized: true, cdn_token }, 'dash', { base })).toBe(
      'https://foyer.example/api/v1/origin/trailer/manifest.mpd?profile=web_auto&hdnts=exp=1~acl=/*~hmac=c/d==&flag',
    );
  });

  it('falls back to the one address where the engine has none', () => {
    expect(previewAddress({ ...asset, urls: {} }, 'hls', { base })).toBe(
      'https://foyer.example/api/v1/origin/trailer/manifest.mpd?profile=web_auto',
    );
  });
});
