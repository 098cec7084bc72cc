export { countPlayedTime } from './count-played-time.ts';
export { followPlace, type PlayedPlace } from './follow-place.ts';
export type { PlaybackReport } from './playback-report.ts';
export {
  type PlaybackClock,
  type PlaybackReportOptions,
  type PlaybackReports,
  reportPlayback,
} from './report-playback.ts';
export type { AdWord } from './ad-words.ts';
