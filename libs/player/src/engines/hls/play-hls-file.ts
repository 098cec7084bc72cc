import HlsPlayer, { Events } from 'hls.js';

/**
 * Plays a playlist that is no title, such as an advertisement's, in a separate element: without the delivery, the tracks
 * and the telemetry of titles. What cannot be played is an `error` of the element.
 *
 * @returns Takes it away.
 */
export function playHlsFile(video: HTMLVideoElement, url: string): () => void {
  const hls = new HlsPlayer({
    // A worker from a blob is forbidden by the page's policy.
    enableWorker: false,
    capLevelToPlayerSize: true,
    renderTextTracksNatively: false,
    // It reads IMSC with a reader of XML that the page's policy forbids.
    enableIMSC1: false,
  });
  // A source that is given stops the element, which was told to play before it had one.
  hls.once(Events.MEDIA_ATTACHED, () => void video.play().catch(() => {}));
  hls.on(Events.ERROR, (_, { fatal }) => {
    if (fatal) video.dispatchEvent(new Event('error'));
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
