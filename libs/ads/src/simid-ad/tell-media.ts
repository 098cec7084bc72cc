import type { SimidSession } from './simid-session.ts';

/** How the film stands, in the words of a creative. SIMID 1.2 §4.4.5 */
export const mediaState = (video: HTMLVideoElement | undefined) => ({
  currentTime: video?.currentTime ?? -1,
  duration: video && Number.isFinite(video.duration) ? video.duration : -1,
  ended: video?.ended ?? false,
  muted: video?.muted ?? false,
  paused: video?.paused ?? true,
  volume: video?.volume ?? -1,
  fullscreen: document.fullscreenElement !== null,
});

/** Events of the element that creatives hear of as they are. SIMID 1.2 §4.2 */
const plain = ['ended', 'pause', 'play', 'playing', 'seeked', 'seeking', 'stalled'] as const;

/** Tells a creative what its film does. SIMID 1.2 §4.2 @returns Ends it. */
export function tellMedia(video: HTMLVideoElement, { tell }: SimidSession): () => void {
  const end = new AbortController();
  const on = (event: string, args: () => object) =>
    video.addEventListener(event, () => tell(`Media:${event}`, args()), { signal: end.signal });
  for (const event of plain) on(event, () => ({}));
  on('durationchange', () => ({ duration: mediaState(video).duration }));
  on('timeupdate', () => ({ currentTime: video.currentTime }));
  on('volumechange', () => ({ volume: video.volume, muted: video.muted }));
  on('error', () => ({ error: video.error?.code ?? 0, message: video.error?.message ?? '' }));
  return () => end.abort();
}
