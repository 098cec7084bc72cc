import { createPlayerMachine, type PlayerEvent, type PlayerInput } from '@foyer/player-machine';
import { filmInput } from '@foyer/player-machine/fixtures';
import { createActor, fromCallback } from 'xstate';
import type { RunningPlayer } from '../controller/create-player.ts';
import { type PlaybackReport, type PlaybackReportOptions, reportPlayback } from './index.ts';

/** The player's machine at work, without media. */
export function startPlayer(input: PlayerInput = filmInput) {
  const machine = createPlayerMachine({
    media: fromCallback(() => {}),
    autoplayCheck: async () => ({ isAllowed: true }),
    savePreferences: () => {},
  });
  return createActor(machine, { input }).start();
}

/** A clock that stands until it is moved; its timers run when told. */
function standingClock() {
  let nowMs = 0;
  const runs = new Set<() => void>();
  return {
    nowMs: () => nowMs,
    every: (_: number, run: () => void) => {
      runs.add(run);
      return () => void runs.delete(run);
    },
    pass: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    tick: () => {
      for (const run of runs) run();
    },
    timers: () => runs.size,
  };
}

/** What the reports of {@link watchPlayer} are about. */
export const mark = {
  content_id: 'mayak',
  content_type: 'media_item',
  playback_session_id: 's1',
  media_type: 'vod',
};

/** A player, what is reported of it, and the strings to pull. */
export function watchPlayer({
  input,
  ads,
  firstPictureMs,
  ...options
}: Partial<PlaybackReportOptions> &
  Partial<Pick<RunningPlayer, 'ads' | 'firstPictureMs'>> & { input?: PlayerInput } = {}) {
  const player = startPlayer(input);
  const clock = standingClock();
  const page = new EventTarget();
  const sent: PlaybackReport[] = [];
  const reports = reportPlayback(
    { player, ads, firstPictureMs },
    {
      emit: (report) => sent.push(report),
      contentId: mark.content_id,
      contentType: mark.content_type,
      sessionId: mark.playback_session_id,
      clock,
      page,
      ...options,
    },
  );
  const send = (...events: PlayerEvent[]) => {
    for (const event of events) player.send(event);
  };
  return {
    ...reports,
    clock,
    page,
    sent,
    send,
    /** Lets so many seconds play from the start. */
    play: (seconds: number) => {
      for (let second = 1; second <= seconds; second += 1) {
        clock.pass(1);
        send({ type: 'time.changed', currentTime: second });
      }
    },
    /** Loads within 300 ms, and plays the first quarter of a second. */
    start: () => {
      send({ type: 'player.play', reason: 'user' });
      clock.pass(0.3);
      send({ type: 'media.ready', duration: 3600, isLive: false }, { type: 'media.played' });
      clock.pass(0.25);
      send({ type: 'time.changed', currentTime: 0.25 });
    },
    end: () => {
      reports.stop();
      player.stop();
    },
  };
}
