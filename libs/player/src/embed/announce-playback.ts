import { selectPhase, type PlayerSnapshot } from '@foyer/player-machine';
import type { RunningPlayer } from '../controller/create-player.ts';
import type { ParentWindow, PlayerNews } from './parent-window.ts';

/** What happens to advertisements, as pages around the player hear of it. EMBED-004 to EMBED-010 */
export type AdReport =
  | { type: 'block.started' }
  /** How many were meant to be shown, and how many were. */
  | { type: 'block.ended'; count: number; shown: number }
  | { type: 'requested' }
  | { type: 'playing' }
  | { type: 'ended' }
  | { type: 'skipped' }
  /** Seconds of the advertisement; 0 where it was not reached. */
  | { type: 'failed'; duration: number };

/** Where reports of advertisements come from. @returns Stops them. */
export type AdReports = (hear: (report: AdReport) => void) => () => void;

/** What {@link announcePlayback} works with. */
export interface AnnounceOptions {
  tell: ParentWindow['tell'];
  title: string;
  /** @default no advertisements */
  adReports?: AdReports;
}

type Info = Extract<PlayerNews, { event: 'info' }>;

function infoOf(snapshot: PlayerSnapshot, title: string): Info {
  const { currentTime, duration, isLive, volume, isMuted } = snapshot.context;
  return {
    event: 'info',
    title,
    state: selectPhase(snapshot),
    position: currentTime,
    // A live stream has a window that grows all the time, and no end.
    duration: isLive ? 0 : duration,
    volume,
    is_muted: isMuted,
  };
}

const isSameInfo = (one: Info | undefined, other: Info): boolean =>
  JSON.stringify({ ...one, position: 0 }) === JSON.stringify({ ...other, position: 0 });

const simpleNews = {
  'block.started': 'ads_block_start',
  requested: 'ad_request',
  playing: 'ad_playback',
  ended: 'ad_end',
  skipped: 'ad_skip',
} as const;

/**
 * Tells the page around the player what happens in it. EMBED-001 to EMBED-012
 *
 * @returns Ends it; a playback that has not ended by itself ends with it.
 */
export function announcePlayback(
  { player }: Pick<RunningPlayer, 'player'>,
  { tell, title, adReports }: AnnounceOptions,
): () => void {
  let hasStarted = false;
  let adsShown = 0;
  let told: Info | undefined;
  const position = () => player.getSnapshot().context.currentTime;

  const end = () => {
    if (!hasStarted) return;
    tell({ event: 'playback_end', ads_shown: adsShown, position: position() });
    hasStarted = false;
    adsShown = 0;
  };
  const hear = (snapshot: PlayerSnapshot) => {
    const info = infoOf(snapshot, title);
    if (info.state === 'playing' && !hasStarted) {
      hasStarted = true;
      tell({ event: 'playback_start' });
    }
    if (info.state === 'ended') end();
    if (!isSameInfo(told, info)) tell(info);
    told = info;
  };
  const hearAd = (report: AdReport) => {
    if (report.type === 'failed') return tell({ event: 'ad_error', duration: report.duration });
    if (report.type !== 'block.ended') return tell({ event: simpleNews[report.type] });
    adsShown += report.shown;
    return tell({
      event: 'ads_block_end',
      ads_count: report.count,
      ads_shown: report.shown,
      position: position(),
    });
  };

  const subscription = player.subscribe(hear);
  const stopAds = adReports?.(hearAd);
  hear(player.getSnapshot());
  return () => {
    subscription.unsubscribe();
    stopAds?.();
    end();
  };
}
