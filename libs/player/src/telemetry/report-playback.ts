import type { RunningPlayer } from '../controller/create-player.ts';
import { type AdWord, adWordOf } from './ad-words.ts';
import { watchButtons } from './button-presses.ts';
import { observePlayer, type Observation } from './observe-player.ts';
import { closeLog, continueLog, type LoggedWords, openLog } from './playback-log.ts';
import {
  adErrorReason,
  peerErrorReason,
  type PlaybackMark,
  type PlaybackReport,
  type PlaybackWord,
} from './playback-report.ts';
import type { FrameCounts } from './quality-figures.ts';

/** A stall brings no news by itself, so the player is looked at this often, in milliseconds. */
const LOOK_MS = 1000;

/** The time, for reports. */
export interface PlaybackClock {
  /** Milliseconds; never set back. */
  nowMs: () => number;
  /** Calls again and again. @returns Ends it. */
  every: (ms: number, run: () => void) => () => void;
}

const browserClock: PlaybackClock = {
  nowMs: () => performance.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/** What is played for whom, and where reports of it go. */
export interface PlaybackReportOptions {
  /** Sends one event; must not throw. */
  emit: (report: PlaybackReport) => void;
  contentId: string;
  /** As elsewhere in analytics: `media_item`, `channel`, `epg`, `karaoke_item`. */
  contentType: string;
  /** The one in the headers of the playback's requests. ENGINE-013 */
  sessionId: string;
  /** @default false */
  isTrailer?: boolean;
  /** The profile that watches, asked at each event. @default unknown */
  profileId?: () => string | undefined;
  /** Holds the controls and the video element. @default no presses and no frames are reported */
  stage?: HTMLElement | undefined;
  /** @default the browser's */
  clock?: PlaybackClock;
  /** Tells when the page goes. @default the browser's window */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Reports of one playback under way. */
export interface PlaybackReports {
  tellAd: (word: AdWord) => void;
  /** 1: the library did not load; 2: it did not start. ENGINE-039 */
  tellPeerError: (code: 1 | 2) => void;
  /** Tells the stop and ends the reports. */
  stop: () => void;
}

const thousandths = (seconds: number) => Math.round(seconds * 1000) / 1000;

function markOf(
  options: PlaybackReportOptions,
  { mediaType, position }: Observation,
): PlaybackMark {
  const { contentId, contentType, sessionId, isTrailer = false } = options;
  const profileId = options.profileId?.();
  return {
    content_id: contentId,
    content_type: contentType,
    playback_session_id: sessionId,
    media_type: isTrailer ? 'trailer' : mediaType,
    ...(profileId !== undefined && { profile_id: profileId }),
    position: thousandths(position),
  };
}

function framesOf(video: HTMLVideoElement | null | undefined): FrameCounts {
  const counts = video?.getVideoPlaybackQuality?.();
  return { decoded: counts?.totalVideoFrames ?? 0, dropped: counts?.droppedVideoFrames ?? 0 };
}

/** Reports one playback from its init to its stop, with its advertising. ANALYTICS-008 to ANALYTICS-018 */
export function reportPlayback(
  { player, ads, firstPictureMs }: Pick<RunningPlayer, 'player' | 'ads' | 'firstPictureMs'>,
  options: PlaybackReportOptions,
): PlaybackReports {
  const { emit, stage, clock = browserClock, page = window } = options;
  const video = stage?.querySelector('video');
  const look = () => observePlayer(player.getSnapshot(), clock.nowMs());
  const say = (word: PlaybackWord, at: Observation) => emit({ ...markOf(options, at), ...word });

  let early = firstPictureMs;
  const withFirstPicture = (word: PlaybackWord): PlaybackWord => {
    if (word.type !== 'playback_start') return word;
    const ms = early?.();
    early = undefined;
    return ms === undefined ? word : { ...word, start_ms: ms };
  };

  let { log, words } = openLog(look());
  const tell = (told: LoggedWords) => {
    ({ log, words } = told);
    for (const word of words) say(withFirstPicture(word), log.story.before);
  };
  const goOn = () => tell(continueLog(log, look(), framesOf(video)));
  const leave = () => {
    goOn();
    tell(closeLog(log));
  };
  const onPress = (button: string) =>
    emit({
      type: 'button_click',
      button_id: button,
      content_id: options.contentId,
      content_type: options.contentType,
    });

  tell({ log, words });
  const subscription = player.subscribe(goOn);
  const stopLooking = clock.every(LOOK_MS, goOn);
  const stopButtons = stage && watchButtons(stage, onPress);
  // Captured, so that it is said before analytics sends what waits by a beacon.
  page.addEventListener('pagehide', leave, true);

  const tellAd = ({ action, data, errorCode }: AdWord) => {
    say({ type: 'playback_ad', action, ad: data }, look());
    if (errorCode === undefined) return;
    const reason = adErrorReason(errorCode);
    say({ type: 'playback_error', reason, is_critical: false }, look());
  };
  const stopAds = ads?.listen((report) => {
    const word = adWordOf(report);
    if (word) tellAd(word);
  });

  return {
    tellAd,
    tellPeerError: (code) => {
      const reason = peerErrorReason(code);
      say({ type: 'playback_error', reason, is_critical: false, severity: 1 }, look());
    },
    stop: () => {
      leave();
      page.removeEventListener('pagehide', leave, true);
      subscription.unsubscribe();
      stopLooking();
      stopAds?.();
      stopButtons?.();
    },
  };
}
