import type { AnalyticsEvent } from '@foyer/contract';
import type { PlaybackError } from '@foyer/player-machine';

type ReportOf<Event> = Event extends AnalyticsEvent ? Omit<Event, 'at'> : never;

/** An event of a playback as it is sent; the moment is added on the way. ANALYTICS-008 to ANALYTICS-018 */
export type PlaybackReport = ReportOf<
  Extract<AnalyticsEvent, { playback_session_id: string } | { type: 'button_click' }>
>;

type ToldOf<Report> = Report extends { playback_session_id: string }
  ? Omit<Report, keyof PlaybackMark>
  : never;

/** What an event says beside the facts that all events of its playback share. */
export type PlaybackWord = ToldOf<PlaybackReport>;

/** What every event of a playback says. */
export type PlaybackMark = Pick<
  Extract<PlaybackReport, { type: 'playback_init' }>,
  'content_id' | 'content_type' | 'playback_session_id' | 'media_type' | 'profile_id' | 'position'
>;

/** Faults of the title itself, which another try of the same does not mend. ENGINE-033, ENGINE-034 */
const titleCategories: ReadonlySet<PlaybackError['category']> = new Set([4, 6]);

/**
 * The reason of an error in reports: `1-4-` where the title itself cannot be opened (its manifest or its keys,
 * categories 4 and 6), `1-3-` for everything else. ENGINE-035, ENGINE-036, ENGINE-037
 */
export function errorReason({ category, code }: Pick<PlaybackError, 'category' | 'code'>): string {
  return `1-${titleCategories.has(category) ? 4 : 3}-${code}`;
}

/** The reason of an error of advertising in reports, by its place in the list of ad errors, from 1. ENGINE-038 */
export const adErrorReason = (code: number): string => `1-5-${code}`;

/** The reason of an error of peer delivery in reports. ENGINE-039 */
export const peerErrorReason = (code: number): string => `1-7-${code}`;
