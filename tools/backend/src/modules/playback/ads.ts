import type { AdSlot, PlayerAsset } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { featureToggles } from '../../database/schema.ts';

/** The slots of a film or a programme, and of a live stream: whose viewers would miss what is on meanwhile. */
const VOD_SLOTS: readonly AdSlot[] = ['preroll', 'midroll', 'pauseroll', 'postroll'];
/** The slots of a live stream. */
const LIVE_SLOTS: readonly AdSlot[] = ['preroll'];

/** Most advertisements in a break of a live stream; elsewhere the ad server decides. AD-019. */
const LIVE_LIMIT = '1';

/** The toggle that names the ad server, for pages and for the service alike. START-021, START-022. */
const SERVER_TOGGLE = 'avod_config';

/** An ad server of a site: the one that sells places to many, or the site's own. */
export type AdServer = 'ssp' | 'gs';

/**
 * The ad server that the toggle names: `ssp` while it is on, else `gs`, also while the database does not answer: a film
 * does not wait for its advertising. START-021, START-022.
 */
export async function readAdServer(db: Database): Promise<AdServer> {
  try {
    const [toggle] = await db
      .select({ key: featureToggles.key })
      .from(featureToggles)
      .where(eq(featureToggles.key, SERVER_TOGGLE));
    return toggle ? 'ssp' : 'gs';
  } catch {
    return 'gs';
  }
}

/** The viewer's consent: macros of VAST 4.3 §6.4, which the player fills and may withhold. */
const CONSENT = 'consent=[GDPRCONSENT]&regulations=[REGULATIONS]&limit_tracking=[LIMITADTRACKING]';

/** What the addresses of ad requests say. */
export interface AdPlaces {
  isLive: boolean;
  contentId: string;
  server: AdServer;
  /** Whether the ad server is to count nothing. AD-037. */
  isTest: boolean;
}

/** Addresses of the ad requests of each slot, at the ad server's own origin. ENGINE-004. */
export function adAddresses(
  { partiesUrl }: Pick<Config, 'partiesUrl'>,
  { isLive, contentId, server, isTest }: AdPlaces,
): PlayerAsset['ad'] {
  return Object.fromEntries(
    (isLive ? LIVE_SLOTS : VOD_SLOTS).map((slot) => {
      const query = new URLSearchParams({
        slot,
        content_id: contentId,
        ...(isLive && { ads: LIVE_LIMIT }),
        ...(isTest && { is_test: 'true' }),
      });
      // A macro must stand as it is written, so that players find it.
      return [slot, `${partiesUrl}/ads/${server}/vast?${query.toString()}&${CONSENT}`];
    }),
  );
}
