import type { SlotReport } from '@foyer/ad-slots';
import type { RunningPlayer } from '../controller/create-player.ts';
import type { AdReport, AdReports } from './announce-playback.ts';

/** What a page around the player hears of a report of the slots; nothing of a press on an advertisement. */
export function adReportOf(report: SlotReport): AdReport | undefined {
  switch (report.type) {
    case 'break.started':
      return { type: 'block.started' };
    case 'break.ended':
      return { type: 'block.ended', count: report.count, shown: report.shown };
    case 'ad.requested':
      return { type: 'requested' };
    case 'ad.started':
      return { type: 'playing' };
    case 'ad.ended':
      return { type: 'ended' };
    case 'ad.skipped':
      return { type: 'skipped' };
    case 'ad.failed':
      return { type: 'failed', duration: report.ad.duration ?? 0 };
    default:
      return undefined;
  }
}

/** What a running player's advertising says to the page around it; nothing where it has none. EMBED-004 to EMBED-010 */
export const adReportsOf = ({ ads }: Pick<RunningPlayer, 'ads'>): AdReports | undefined =>
  ads &&
  ((hear) =>
    ads.listen((report) => {
      const news = adReportOf(report);
      if (news) hear(news);
    }));
