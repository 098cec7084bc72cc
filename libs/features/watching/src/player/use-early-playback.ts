import type { PlayerAsset, User } from '@foyer/contract';
import type { PlayerProps } from '@foyer/player/ui';
import { AssetSource } from '@foyer/ui/variants';
import { type ContextType, useContext } from 'react';
import { preinitModule, preloadModule } from 'react-dom';
import type { PageConfig } from '@foyer/page-runtime/page/page-state';
import type { EarlyAdvertising, EarlyPlayback } from '@foyer/early-film/early-playback.types';
import { takePrepared } from '@foyer/early-film/early-player';
import { earlyBreakScript, earlyScript } from './early-playback.ts';

/** Who watches, and by which settings of the operator. */
interface EarlyViewer {
  user: User | undefined;
  /** As in {@link EarlyPlayback}. */
  profileId: string | undefined;
  config: PageConfig;
}

/**
 * What a break needs. Announced, it is fetched with the page's other scripts; else each would be found by the one before,
 * and the viewer would wait for one after another.
 */
const breakParts = [
  'libs/features/advertising/src/page-breaks.ts',
  'libs/player/src/controller/run-ad-slots.ts',
] as const;

/** What the skins draw over a break. */
const skinParts: Readonly<Record<PageConfig['label']['variants']['playerSkin'], string>> = {
  glass: 'libs/player/src/ui/skins/glass/glass-ads.tsx',
  print: 'libs/player/src/ui/skins/print/print-ads.tsx',
};

type Source = NonNullable<ContextType<typeof AssetSource>>;

/**
 * Lets the film begin before hydration: the server announces the script and tells it the asset; the browser goes on
 * with what it has begun.
 *
 * @param asset - Undefined where nothing may begin.
 */
export function useEarlyPlayback(
  asset: PlayerAsset | undefined,
  { user, profileId, config }: EarlyViewer,
): Pick<PlayerProps, 'early' | 'prepared'> {
  const source = useContext(AssetSource);
  if (!asset) return {};
  if (!import.meta.env.SSR) return { prepared: takePrepared(asset) };
  if (!source || !begin(source, earlyScript)) return {};
  const advertising = advertisingOf(asset, { user, config });
  if (advertising) {
    begin(source, earlyBreakScript);
    const skinPart = skinParts[config.label.variants.playerSkin];
    for (const part of [...breakParts, skinPart]) announce(source, source.assetsOf(part).scripts);
  }
  const told: EarlyPlayback = { asset, san: user?.system_info.san, profileId, advertising };
  return { early: JSON.stringify(told) };
}

/** Has the browser run a script of the build at once. @returns Whether the build has it. */
function begin(source: Source, script: string): boolean {
  const { scripts } = source.assetsOf(script);
  const entry = scripts.at(-1);
  if (entry === undefined) return false;
  announce(source, scripts.slice(0, -1));
  preinitModule(entry, { as: 'script', nonce: source.nonce });
  return true;
}

function announce({ nonce }: Source, scripts: readonly string[]): void {
  for (const href of scripts) preloadModule(href, { as: 'script', nonce });
}

function advertisingOf(
  { ad }: PlayerAsset,
  { user, config: { site } }: Pick<EarlyViewer, 'user' | 'config'>,
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
