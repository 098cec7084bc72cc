import type { PlayerEvent } from '@foyer/player-machine';
import { type MediaTimes, titleTimes } from './media-times.ts';

type Report = (event: PlayerEvent) => void;

const seconds = (time: number) => (Number.isFinite(time) && time > 0 ? time : 0);

/** Loaded ranges as pairs of seconds. */
export function rangesOf(ranges: TimeRanges): [number, number][] {
  return Array.from({ length: ranges.length }, (_, index) => [
    ranges.start(index),
    ranges.end(index),
  ]);
}

/** Where dash.js sees the end before the browser does, it pauses there, and the browser tells of no end. */
const isAtEnd = ({ currentTime, duration }: HTMLVideoElement) => currentTime >= duration;

/** What each event of a video element tells the player. */
function reportsOf(video: HTMLVideoElement, times: MediaTimes, report: Report) {
  const time = () => {
    const currentTime = times.of(seconds(video.currentTime));
    if (currentTime !== undefined) report({ type: 'time.changed', currentTime });
  };
  const place = (at: number) => seconds(times.of(at) ?? 0);
  const buffer = () =>
    report({
      type: 'buffer.changed',
      bufferedTime: rangesOf(video.buffered).map(([start, end]) => [place(start), place(end)]),
    });
  /** With a picture on the screen, the element is where it was to start. */
  const settle = () => {
    if (!video.seeking) times.settle(seconds(video.currentTime));
  };
  return {
    play: () => report({ type: 'media.played' }),
    // The end is announced by a pause first; it is not one.
    pause: () => !video.ended && report({ type: isAtEnd(video) ? 'media.ended' : 'media.paused' }),
    playing: () => {
      settle();
      report({ type: 'media.flowing' });
    },
    loadeddata: settle,
    waiting: () => report({ type: 'media.stalled' }),
    loadstart: () => report({ type: 'media.stalled' }),
    seeking: () => {
      report({ type: 'media.seeking' });
      time();
    },
    seeked: () => {
      settle();
      report({ type: 'media.seeked' });
      time();
      buffer();
    },
    ended: () => report({ type: 'media.ended' }),
    timeupdate: () => !video.seeking && time(),
    progress: buffer,
    durationchange: () =>
      video.duration > 0 &&
      Number.isFinite(video.duration) &&
      report({ type: 'duration.changed', duration: video.duration }),
    volumechange: () =>
      report({ type: 'volume.changed', volume: seconds(video.volume), isMuted: video.muted }),
    enterpictureinpicture: () => report({ type: 'pip.changed', isPip: true }),
    leavepictureinpicture: () => report({ type: 'pip.changed', isPip: false }),
    // iPhones put the element itself on the whole screen.
    webkitbeginfullscreen: () => report({ type: 'fullscreen.changed', isFullscreen: true }),
    webkitendfullscreen: () => report({ type: 'fullscreen.changed', isFullscreen: false }),
  };
}

/**
 * Turns the events of a video element, and of the document's full screen, into events of the player. An element that
 * played before, and was paused since, tells nothing by itself: where it stands is reported at once.
 *
 * @param stage - What goes to full screen with the picture.
 * @param times - What the element's seconds mean to the player.
 * @returns Stops reporting.
 */
export function reportElement(
  video: HTMLVideoElement,
  stage: HTMLElement,
  report: Report,
  times: MediaTimes = titleTimes,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const reports = reportsOf(video, times, report);
  for (const [name, listener] of Object.entries(reports)) {
    video.addEventListener(name, listener, { signal });
  }
  if (video.readyState > 0) {
    reports.timeupdate();
    reports.progress();
  }
  stage.ownerDocument.addEventListener(
    'fullscreenchange',
    () =>
      report({
        type: 'fullscreen.changed',
        isFullscreen: stage.ownerDocument.fullscreenElement === stage,
      }),
    { signal },
  );
  return () => abort.abort();
}
