import type { PlayerAsset, User } from '@foyer/contract';
import type { PlayerProps } from '@foyer/player/ui';
import { AssetSource } from '@foyer/ui/variants';
import { type ContextType, useContext } from 'react';
import { preinitModule, preloadModule } from 'react-dom';
import type { SiteConfig } from '../../document/site-config.ts';
import {
  type EarlyAdvertising,
  earlyBreakScript,
  type EarlyPlayback,
  earlyScript,
} from './early-playback.ts';
import { takePrepared } from './early-player.ts';

/** Who watches, and by which settings of the operator. */
interface EarlyViewer {
  user: User | undefined;
  /** As in {@link EarlyPlayback}. */
  profileId: string | undefined;
  site: SiteConfig;
}

type Source = NonNullable<ContextType<typeof AssetSource>>;

/**
 * Lets the film begin before hydration: the server announces the script and tells it the asset; the browser goes on
 * with what it has begun.
 *
 * @param asset - Undefined where nothing may begin.
 */
export function useEarlyPlayback(
  asset: PlayerAsset | undefined,
  { user, profileId, site }: EarlyViewer,
): Pick<PlayerProps, 'early' | 'prepared'> {
  const source = useContext(AssetSource);
  if (!asset) return {};
  if (!import.meta.env.SSR) return { prepared: takePrepared(asset) };
  if (!source || !announce(source, earlyScript)) return {};
  const advertising = advertisingOf(asset, { user, site });
  if (advertising) announce(source, earlyBreakScript);
  const told: EarlyPlayback = { asset, san: user?.system_info.san, profileId, advertising };
  return { early: JSON.stringify(told) };
}

/** Has the browser run a script of the build at once. @returns Whether the build has it. */
function announce({ assetsOf, nonce }: Source, script: string): boolean {
  const { scripts } = assetsOf(script);
  const entry = scripts.at(-1);
  if (entry === undefined) return false;
  for (const href of scripts.slice(0, -1)) preloadModule(href, { as: 'script', nonce });
  preinitModule(entry, { as: 'script', nonce });
  return true;
}

function advertisingOf(
  { ad }: PlayerAsset,
  { user, site }: Pick<EarlyViewer, 'user' | 'site'>,
): EarlyAdvertising | undefined {
  if (!site.advertising || ad.preroll === undefined) return undefined;
  const { origins, needsConsent } = site.advertising;
  return {
    origins,
    needsConsent,
    exemptions: site.externalAdsExemptions,
    isChild: user?.profile?.is_child === true,
  };
}
