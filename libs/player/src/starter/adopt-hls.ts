import type Hls from 'hls.js';
import type { SourceBufferTrackSet } from 'hls.js';
import type { StartedMedia } from './started-media.ts';

/** Attaches hls.js to an element; where media already play in it, hls.js goes on with those. */
export function attachHls(
  hls: Hls,
  video: HTMLVideoElement,
  started: StartedMedia | undefined,
): void {
  if (!started) {
    hls.attachMedia(video);
    return;
  }
  const { mediaSource, buffers, plan } = started;
  const tracks: SourceBufferTrackSet = {};
  for (const [index, { kind, codecs }] of plan.streams.entries()) {
    const buffer = buffers[index];
    const id = kind === 'video' ? 'main' : 'audio';
    if (buffer)
      tracks[kind] = { id, container: `${kind}/mp4`, codec: codecs, buffer, listeners: [] };
  }
  hls.attachMedia({ media: video, mediaSource, tracks });
}
