import type { PlaybackReason } from '@foyer/player-machine';
import type { Observation } from './observe-player.ts';
import { errorReason, type PlaybackWord } from './playback-report.ts';

/** How far a playback has come, as it was told. */
export interface PlaybackStory {
  before: Observation;
  isRunning: boolean;
  /** Whether its stop was told; if it plays on after that, it starts again. */
  isStopped: boolean;
  /** Since when the viewer waits for the first frame; undefined where nobody knows. */
  waitsSinceMs: number | undefined;
  pausedFor: PlaybackReason | undefined;
  /** Where playback stood last, apart from seeks under way. */
  place: number;
  /** Where a move began that has not come to rest. */
  movedFrom: number | undefined;
}

/** A story and what is to be told of it now. */
export interface ToldStory {
  story: PlaybackStory;
  words: PlaybackWord[];
}

/** Clocks of a stream and of the computer differ by less than this, in seconds; shorter moves are not told. */
const SLACK_SECONDS = 1;

/** Begins with the player, before anything has loaded. ANALYTICS-008 */
export function beginStory(first: Observation): ToldStory {
  return {
    story: {
      before: first,
      isRunning: false,
      isStopped: false,
      waitsSinceMs: first.atMs,
      pausedFor: undefined,
      place: first.position,
      movedFrom: undefined,
    },
    words: [{ type: 'playback_init' }],
  };
}

/** Goes on with what was seen next. */
export function continueStory(story: PlaybackStory, now: Observation): ToldStory {
  const parts = [tellError, tellStart, tellMove, tellPause, tellEnd];
  const told = parts.reduce<ToldStory>(
    ({ story: soFar, words }, part) => {
      const next = part(soFar, now);
      return { story: next.story, words: [...words, ...next.words] };
    },
    { story, words: [] },
  );
  return { ...told, story: { ...told.story, before: now } };
}

/** The viewer has left, or the film has ended. It is told once, also of a playback that never started. ANALYTICS-014 */
export function endStory(story: PlaybackStory): ToldStory {
  if (story.isStopped) return { story, words: [] };
  return {
    story: {
      ...story,
      isRunning: false,
      isStopped: true,
      waitsSinceMs: undefined,
      pausedFor: undefined,
      movedFrom: undefined,
    },
    words: [{ type: 'playback_stop' }],
  };
}

type Part = (story: PlaybackStory, now: Observation) => ToldStory;

const nothing = (story: PlaybackStory): ToldStory => ({ story, words: [] });

/** Each error once while it lasts, however often the network is asked again. ANALYTICS-015, ENGINE-030 */
const tellError: Part = (story, { error }) => {
  const last = story.before.error;
  if (!error || (last && last.code === error.code && last.severity === error.severity)) {
    return nothing(story);
  }
  const { severity, category } = error;
  const reason = errorReason(error);
  const isCritical = severity === 2;
  return {
    story,
    words: [{ type: 'playback_error', reason, is_critical: isCritical, severity, category }],
  };
};

/** The first frame has come when the place has moved by itself. ANALYTICS-009 */
const tellStart: Part = (story, now) => {
  const { before, waitsSinceMs } = story;
  if (story.isRunning) return nothing(story);
  const advance = now.position - before.position;
  if (!before.isFlowing || advance <= 0 || advance > naturalAdvance(before, now)) {
    return nothing({ ...story, waitsSinceMs: waitsSince(story, now) });
  }
  // What the picture has moved since its first frame is no waiting.
  const waitedMs = now.atMs - (advance / now.speed) * 1000 - (waitsSinceMs ?? 0);
  const start = waitsSinceMs === undefined ? {} : { start_ms: Math.max(0, Math.round(waitedMs)) };
  return {
    story: { ...story, isRunning: true, isStopped: false, place: now.position },
    words: [{ type: 'playback_start', ...start }],
  };
};

/** While the viewer is to press first, or is watching something else, nobody waits for a frame. */
function waitsSince({ before, waitsSinceMs }: PlaybackStory, now: Observation): number | undefined {
  const isIdle = ({ phase }: Observation) =>
    phase === 'needUserGesture' || phase === 'ended' || phase === 'paused' || phase === 'failed';
  return isIdle(before) && !isIdle(now) ? now.atMs : waitsSinceMs;
}

const naturalAdvance = (before: Observation, now: Observation): number =>
  (before.isFlowing ? ((now.atMs - before.atMs) / 1000) * before.speed : 0) + SLACK_SECONDS;

/** Moves that follow each other closely are one, told when the place has come to rest. ANALYTICS-013 */
const tellMove: Part = (story, now) => {
  const isSteady = (now.phase === 'playing' || now.phase === 'paused') && !now.isRewinding;
  if (!story.isRunning || !isSteady) return nothing(story);
  const { place, movedFrom } = story;
  const advance = now.position - place;
  const isJump = advance < -SLACK_SECONDS || advance > naturalAdvance(story.before, now);
  const next = { ...story, place: now.position };
  if (isJump) return nothing({ ...next, movedFrom: movedFrom ?? place });
  if (movedFrom === undefined) return nothing(next);
  const isBack = Math.abs(now.position - movedFrom) <= SLACK_SECONDS;
  return {
    story: { ...next, movedFrom: undefined },
    words: isBack ? [] : [{ type: 'playback_set_position', from: movedFrom, to: now.position }],
  };
};

/** A resume has the reason of the pause that it ends. A critical error is a pause too. ANALYTICS-011, ANALYTICS-012 */
const tellPause: Part = (story, { phase, pauseReason }) => {
  const { isRunning, pausedFor } = story;
  if (pausedFor && phase === 'playing') {
    return {
      story: { ...story, pausedFor: undefined },
      words: [{ type: 'playback_resume', reason: pausedFor }],
    };
  }
  const isHeld = phase === 'paused' || phase === 'failed';
  if (!isRunning || pausedFor || !isHeld) return nothing(story);
  const reason = phase === 'failed' ? 'tech_error' : (pauseReason ?? 'user');
  return {
    story: { ...story, pausedFor: reason },
    words: [{ type: 'playback_pause', reason }],
  };
};

const tellEnd: Part = (story, { phase }) =>
  phase === 'ended' && story.isRunning ? endStory(story) : nothing(story);
