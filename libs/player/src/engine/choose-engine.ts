import type { PlayerAsset } from '@foyer/contract';
import { withParameter } from './address.ts';
import type { CreateEngine } from './media-engine.ts';

/** The engines that can be downloaded. */
export type EngineName = 'dash' | 'hls';

/** What the choice of an engine depends on. */
export interface EngineChoice {
  /** `navigator.vendor`. */
  vendor: string;
  /** Peer delivery works on HLS only. Reading 25 @default false */
  isPeerDelivery?: boolean;
}

/**
 * The engine for a browser: HLS in Safari, and in every browser of an iPhone or iPad, which are Safari inside;
 * DASH elsewhere. ENGINE-017, ENGINE-018
 *
 * The vendor decides and not `canPlayType`, because Chromium says "maybe" to HLS.
 */
export function chooseEngine({ vendor, isPeerDelivery = false }: EngineChoice): EngineName {
  return isPeerDelivery || vendor.startsWith('Apple') ? 'hls' : 'dash';
}

/** The key system that goes with a protocol: what an origin encrypts for in each. ENGINE-020 */
const keySystems = { dash: 'widevine', hls: 'fairplay' } as const;

/**
 * The manifest of an asset for an engine, asked for with `profile=web`. ENGINE-019
 *
 * External players get the playlist of variants by its other name. ENGINE-017 An encrypted asset with licences of the
 * protocol's own key system says so in `drm`, since an origin may keep a stream for each. ENGINE-020
 */
export function manifestUrl(asset: PlayerAsset, engine: EngineName, isExternal = false): string {
  const given = new URL(asset.urls[engine], globalThis.location?.href ?? 'http://localhost');
  if (isExternal) given.pathname = given.pathname.replace(/variant\.m3u8$/, 'playlist.m3u8');
  const web = withParameter(given.href, 'profile=web');
  const keySystem = keySystems[engine];
  return asset.is_crypted && asset.drm_config?.urls[keySystem]
    ? withParameter(web, `drm=${keySystem}`)
    : web;
}

/**
 * Downloads one engine; the other never travels.
 *
 * @param isEncrypted - Whether it will play encrypted media; what that takes travels only then.
 */
export async function loadEngine(name: EngineName, isEncrypted = true): Promise<CreateEngine> {
  if (name === 'hls') return (await import('../engines/hls/hls-engine.ts')).createHlsEngine;
  const [{ createDashEngine }] = await Promise.all([
    import('../engines/dash/dash-engine.ts'),
    isEncrypted && import('../engines/dash/dash-protection.ts'),
  ]);
  return createDashEngine;
}
