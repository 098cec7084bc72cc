import type { PlayerAsset } from '@foyer/contract';
import type { PlayerProps } from '@foyer/player/ui';
import { AssetSource } from '@foyer/ui/variants';
import { useContext } from 'react';
import { preinitModule, preloadModule } from 'react-dom';
import { type EarlyPlayback, earlyScript } from './early-playback.ts';
import { takePrepared } from './early-player.ts';

/**
 * Lets the film begin before hydration: the server announces the script and tells it the asset; the browser goes on
 * with what it has begun.
 *
 * @param asset - Undefined where nothing may begin.
 */
export function useEarlyPlayback(
  asset: PlayerAsset | undefined,
  viewer: Pick<EarlyPlayback, 'san' | 'profileId'>,
): Pick<PlayerProps, 'early' | 'prepared'> {
  const source = useContext(AssetSource);
  if (!asset) return {};
  if (!import.meta.env.SSR) return { prepared: takePrepared(asset) };
  const scripts = source?.assetsOf(earlyScript).scripts ?? [];
  const entry = scripts.at(-1);
  if (!source || entry === undefined) return {};
  for (const href of scripts.slice(0, -1)) {
    preloadModule(href, { as: 'script', nonce: source.nonce });
  }
  preinitModule(entry, { as: 'script', nonce: source.nonce });
  const told: EarlyPlayback = { asset, ...viewer };
  return { early: JSON.stringify(told) };
}
