import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { playerAssetFixture } from './playback.fixtures.ts';
import { playerAssetSchema } from './player-asset.schema.ts';
import { streamQuerySchema } from './origin.schema.ts';

describe('playerAssetSchema', () => {
  it('keeps a licence server of each key system, and the certificate of FairPlay [DRM-002, DRM-003, ENGINE-005]', () => {
    const asset = {
      ...playerAssetFixture,
      is_crypted: true,
      drm_config: {
        urls: {
          clearkey: 'https://keys.example/clearkey',
          widevine: 'https://keys.example/widevine',
          playready: 'https://keys.example/playready',
          fairplay: 'https://keys.example/fairplay',
        },
        fairplay_cert_url: 'https://keys.example/fairplay.cer',
        token: 't0ken',
        drm_provider: 'example',
      },
    };

    expect(v.parse(playerAssetSchema, asset)).toEqual(asset);
  });

  it.each(['vod', 'embed', 'live', 'catchup'])('knows the type %s [ENGINE-001]', (type) => {
    expect(v.is(playerAssetSchema, { ...playerAssetFixture, type })).toBe(true);
  });

  it.each(['custom', 'content'])('knows the content type %s [ENGINE-003]', (content_type) => {
    expect(v.is(playerAssetSchema, { ...playerAssetFixture, content_type })).toBe(true);
  });

  it.each([
    ['type', 'film'],
    ['content_type', 'series'],
    ['ad', { preroll: 1 }],
    ['token', 5],
  ])('refuses %s %j', (field, value) => {
    expect(v.is(playerAssetSchema, { ...playerAssetFixture, [field]: value })).toBe(false);
  });
});

describe('streamQuerySchema', () => {
  it.each(['0', '-5', '-10800'])('takes the offset %s [LIVE-003]', (offset) => {
    expect(v.is(streamQuerySchema, { offset })).toBe(true);
  });

  it.each(['5', '-5.5', '', '-', '-12345678'])('refuses the offset %j [LIVE-003]', (offset) => {
    expect(v.is(streamQuerySchema, { offset })).toBe(false);
  });
});
