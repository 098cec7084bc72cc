import { mediaFault } from './media-fault.ts';
import type { LinearAdEvent } from './linear-ad.types.ts';

/** The content's sound; advertisements follow it. */
export interface Sound {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
}

/** An element for advertisements, as large as what it stands in. */
export function createAdVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'auto';
  video.disableRemotePlayback = true;
  // Filter lists look for names; it has none. Styles are set by script, which the policy lets.
  Object.assign(video.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    background: '#000',
  });
  return video;
}

const lengthOf = ({ duration }: HTMLVideoElement): number =>
  Number.isFinite(duration) ? duration : 0;

/**
 * Says when the first frame is on the screen. A tab that is not seen draws no frames; there it is the first moment that
 * has been played. A film of a moment may be at its end before a busy browser tells of its first frame: then that is it.
 */
function onFirstFrame(video: HTMLVideoElement, say: () => void, signal: AbortSignal): void {
  let isSaid = false;
  const once = () => {
    if (isSaid || signal.aborted) return;
    isSaid = true;
    say();
  };
  video.requestVideoFrameCallback?.(once);
  const hasFrames = 'requestVideoFrameCallback' in video;
  video.addEventListener(
    'timeupdate',
    () => {
      if (video.currentTime > 0 && (!hasFrames || document.visibilityState === 'hidden')) once();
    },
    { signal },
  );
  // Before those that listen for the end itself.
  video.addEventListener('ended', once, { signal });
}

/** How a file is played in an element. */
export interface VideoPlay {
  /** Gives the file to the element. @returns Takes it away. */
  attach: (video: HTMLVideoElement) => () => void;
  /** Whether the browser keeps advertising from the viewer; asked when the file does not come. */
  isBlocked: () => Promise<boolean>;
  say: (event: LinearAdEvent) => void;
}

/** Plays a file in an element, and says what happens. @returns Stops it and takes the file away. */
export function playInVideo(
  video: HTMLVideoElement,
  { attach, isBlocked, say }: VideoPlay,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const on = (type: string, event: () => LinearAdEvent | undefined) =>
    video.addEventListener(
      type,
      () => {
        const news = event();
        if (news) say(news);
      },
      { signal },
    );
  onFirstFrame(video, () => say({ type: 'media.framed', duration: lengthOf(video) }), signal);
  on('timeupdate', () => ({
    type: 'media.moved',
    time: video.currentTime,
    duration: lengthOf(video),
  }));
  on('waiting', () => ({ type: 'media.waiting' }));
  on('playing', () => ({ type: 'media.played' }));
  // At its end an element pauses as well.
  on('pause', () => (video.ended ? undefined : { type: 'media.paused' }));
  on('ended', () => ({ type: 'media.ended' }));
  on('error', () => {
    void mediaFault(video, { isBlocked, signal }).then((name) => {
      if (!signal.aborted) say({ type: 'media.failed', name });
    });
    return undefined;
  });
  const detach = attach(video);
  video.play().catch((error: unknown) => {
    if (signal.aborted || !(error instanceof DOMException)) return;
    if (error.name === 'NotAllowedError')
      say({ type: 'media.failed', name: 'AUTOPLAY_NOT_ALLOWED' });
  });
  return () => {
    end.abort();
    video.pause();
    detach();
    video.removeAttribute('src');
    video.load();
  };
}
