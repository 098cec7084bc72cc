import type { PlayerAsset } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Asker } from '../catalogue/asker.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ReadBroadcasts } from '../channels/broadcasts.ts';
import { adAddresses, readAdServer } from './ads.ts';
import type { PlaybackFacts, PlayerAssets } from './player-assets.ts';
import type { ReadRights, Right, Rights } from './rights.ts';
import { createViewerLimits, type ViewerLimits } from './viewer-limits.ts';

/** What a call to play something says. */
export interface PlaybackRequest {
  /** Id or slug. */
  id: string;
  pin: string | undefined;
  /** On whose site it is asked, where that is known. */
  label: string | undefined;
  isEmbedded: boolean;
}

/** Lets a viewer play something. Refuses with a Failure: `notFound`, or why this viewer may not. */
export type Play = (request: PlaybackRequest, asker: Asker) => Promise<PlayerAsset>;

/** What playing takes from other parts of the service. */
export interface PlaybackParts {
  catalogue: Catalogue;
  views: AnswerViews;
  assets: PlayerAssets;
  readBroadcasts: ReadBroadcasts;
  readRights: ReadRights;
}

/** What every kind of playback works with. */
export interface PlaybackTools {
  limits: ViewerLimits;
  /** An age limit as the player shows it. */
  ageLevel(ageLimitId: string): Promise<{ name: string }>;
  /** Advertisements come with what plays for nothing, unless a service of the viewer's removes them. */
  facts(
    request: PlaybackRequest,
    asker: Asker,
    by: { right: Right; rights: Rights; contentId: string; isLive?: boolean },
  ): Promise<PlaybackFacts>;
}

/** The tools over a catalogue and its accounts. */
export function createPlaybackTools(context: Context, catalogue: Catalogue): PlaybackTools {
  const { config, db } = context;
  const addressesOf = async (isLive: boolean, contentId: string) =>
    adAddresses(config, {
      isLive,
      contentId,
      server: await readAdServer(db),
      isTest: config.hasDemoPowers,
    });
  return {
    limits: createViewerLimits(context, catalogue),
    ageLevel: async (id) => ({ name: (await catalogue.findAgeLimit(id)).name }),
    facts: async (
      { isEmbedded },
      { viewer, language },
      { right, rights, contentId, isLive = false },
    ) => {
      // The ad server is one of the demo's parties.
      const hasAds = config.hasDemoPowers && right === 'free' && !rights.hasNoAds;
      return {
        language,
        viewer,
        isEmbedded,
        ad: hasAds ? await addressesOf(isLive, contentId) : {},
      };
    },
  };
}
