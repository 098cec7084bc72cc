import { playedSeconds, type Observation } from './observe-player.ts';
import type { PlaybackWord } from './playback-report.ts';
import { beginStory, continueStory, endStory, type PlaybackStory } from './playback-story.ts';
import {
  figuresSeconds,
  type FrameCounts,
  gatherFigures,
  noFigures,
  type QualityFigures,
  qualityWord,
} from './quality-figures.ts';

/** Seconds of watching between two events `playback_status`. ANALYTICS-010 */
export const STATUS_SECONDS = 60;

/** Seconds of playing and stalling between two events `quality_metrics`. ANALYTICS-017 */
export const METRICS_SECONDS = 300;

/** A playback as it is reported: what happens in it, and what adds up. */
export interface PlaybackLog {
  story: PlaybackStory;
  /** Seconds that played since the start. */
  watched: number;
  /** Seconds of watching at which the next status is due. */
  nextStatus: number;
  /** Absent before the start, and after a critical error until the picture is back. ENGINE-031 */
  figures: QualityFigures | undefined;
}

/** What has come, and what is to be sent of it. */
export interface LoggedWords {
  log: PlaybackLog;
  words: PlaybackWord[];
}

const begun = { watched: 0, nextStatus: STATUS_SECONDS, figures: undefined };

/** Begins with the player. */
export function openLog(first: Observation): LoggedWords {
  const { story, words } = beginStory(first);
  return { log: { story, ...begun }, words };
}

/** Goes on with what was seen next, and what the video element has counted by then. */
export function continueLog(log: PlaybackLog, now: Observation, frames: FrameCounts): LoggedWords {
  const counted = log.story.isRunning ? count(log, now, frames) : { log, words: [] };
  const { story, words } = continueStory(log.story, now);
  const next = { ...counted.log, story };
  if (words.some(({ type }) => type === 'playback_start')) {
    return { log: { story, ...begun, figures: noFigures(frames) }, words };
  }
  const isOver = log.story.isRunning && story.isStopped;
  return isOver
    ? {
        log: next,
        words: [...counted.words, ...lastFigures(next), ...words.map(withWatched(next))],
      }
    : { log: next, words: [...counted.words, ...words] };
}

/** The viewer has left. */
export function closeLog(log: PlaybackLog): LoggedWords {
  const { story, words } = endStory(log.story);
  const figures = log.story.isStopped ? [] : lastFigures(log);
  return { log: { ...log, story }, words: [...figures, ...words.map(withWatched(log))] };
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

const withWatched =
  ({ watched }: PlaybackLog) =>
  (word: PlaybackWord): PlaybackWord =>
    word.type === 'playback_stop' ? { ...word, watched: hundredths(watched) } : word;

/** Most playbacks end before their five minutes are over: what was gathered goes with the stop. */
const lastFigures = ({ figures, story }: PlaybackLog): PlaybackWord[] =>
  figures && figuresSeconds(figures) > 0 ? [qualityWord(figures, story.before)] : [];

function count(log: PlaybackLog, now: Observation, frames: FrameCounts): LoggedWords {
  const { before } = log.story;
  const watched = log.watched + playedSeconds(before, now);
  const isStatusDue = watched >= log.nextStatus;
  const nextStatus = isStatusDue ? log.nextStatus + STATUS_SECONDS : log.nextStatus;
  const figures = countFigures(log, now, frames);
  const isFull = figures !== undefined && figuresSeconds(figures) >= METRICS_SECONDS;
  return {
    log: { ...log, watched, nextStatus, figures: isFull ? noFigures(frames) : figures },
    words: [
      ...(isStatusDue ? [{ type: 'playback_status' } as const] : []),
      ...(isFull ? [qualityWord(figures, now)] : []),
    ],
  };
}

function countFigures(
  { figures, story: { before } }: PlaybackLog,
  now: Observation,
  frames: FrameCounts,
): QualityFigures | undefined {
  if (now.phase === 'failed') return undefined;
  if (figures) return gatherFigures(figures, { before, now, frames });
  return now.phase === 'playing' ? noFigures(frames) : undefined;
}
