import type { MediaPlayerClass } from 'dashjs';
import { loadedAhead, loadedRanges } from '../engine/gap-skip.ts';
import { WATCH } from '../engine/limits.ts';
import type { StartedMedia } from './started-media.ts';

interface SourceController {
  createMediaSource: () => MediaSource;
  attachMediaSource: (videoModel: unknown) => string;
}

interface PlaybackController {
  seek: (time: number, isStuck?: boolean, isInternal?: boolean, hasDelay?: boolean) => void;
}

/**
 * Lets dash.js go on with media that already play, in place of a media source of its own. Before `initialize`.
 *
 * dash.js has no way to be given one, but its parts can be replaced by name; a replacement's methods are put on the
 * part, so the originals have to be kept aside first.
 */
export function adoptIntoDash(
  player: MediaPlayerClass,
  { mediaSource, buffers, plan }: StartedMedia,
  video: HTMLVideoElement,
): void {
  let isCreated = false;
  let isAttached = false;
  let isPlaced = false;

  const known = new Map(plan.streams.map(({ kind }, index) => [kind as string, buffers[index]]));
  mediaSource.addSourceBuffer = (type) => {
    const [kind = ''] = type.split('/');
    const buffer = known.get(kind);
    known.delete(kind);
    return buffer ?? MediaSource.prototype.addSourceBuffer.call(mediaSource, type);
  };

  function Sources(this: { parent: SourceController }): SourceController {
    const { createMediaSource, attachMediaSource } = this.parent;
    return {
      createMediaSource: () => {
        if (isCreated) return createMediaSource();
        isCreated = true;
        return mediaSource;
      },
      attachMediaSource: (videoModel) => {
        if (isAttached) return attachMediaSource(videoModel);
        isAttached = true;
        // dash.js waits for the event, and this one has been open for long.
        queueMicrotask(() => mediaSource.dispatchEvent(new Event('sourceopen')));
        return '';
      },
    };
  }
  function Playback(this: { parent: PlaybackController }): PlaybackController {
    const { seek } = this.parent;
    return {
      seek: (time, isStuck, isInternal, hasDelay) => {
        // The playhead stands where dash.js wants to begin, or a little after it, since it plays.
        const isStart = isInternal && !isPlaced;
        isPlaced = true;
        // Where it begins in a hole, it goes to what it loads first, past all that plays before that.
        const ahead = loadedAhead(loadedRanges(video), video.currentTime);
        const isPast = isInternal && ahead > WATCH.bufferedAheadSeconds;
        if (!isStart && !isPast) seek(time, isStuck, isInternal, hasDelay);
      },
    };
  }
  player.extend('MediaSourceController', Sources, true);
  player.extend('PlaybackController', Playback, true);
}
