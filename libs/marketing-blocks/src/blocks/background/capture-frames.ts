import { decodingOrder, frameTimes } from './scrub.ts';
import { FRAME_SIZE } from './showcase-limits.ts';

/** A film that is there to be taken apart. */
export interface OpenFilm {
  /** How many pictures are taken of it. */
  count: number;
  /** Decodes one after the other; waits for `go` before each, and ends with the signal. */
  decode: (
    onPicture: (index: number, picture: ImageBitmap) => void,
    go: () => Promise<void>,
  ) => Promise<void>;
}

const once = (video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = { once: true, signal };
    video.addEventListener(name, () => resolve(), end);
    video.addEventListener('error', () => reject(new Error('The film cannot be shown')), end);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Opens a film without showing it. Each picture is sought only when the one before is there: browsers drop a search for
 * the next.
 *
 * @throws Error where the browser does not show it.
 */
export async function openFilm(address: string, signal: AbortSignal): Promise<OpenFilm> {
  const video = document.createElement('video');
  // Of another origin its pictures are taken only if it lets them be.
  video.crossOrigin = 'anonymous';
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const isOpen = once(video, 'loadeddata', signal);
  video.src = address;
  signal.addEventListener('abort', () => video.removeAttribute('src'), { once: true });
  await isOpen;
  const times = frameTimes(video.duration);
  return {
    count: times.length,
    decode: async (onPicture, go) => {
      for (const index of decodingOrder(times.length)) {
        await go();
        const isSought = once(video, 'seeked', signal);
        // The very end is no picture in some browsers.
        video.currentTime = Math.min(times[index] ?? 0, video.duration - 0.05);
        await isSought;
        const picture = await createImageBitmap(video, {
          resizeWidth: FRAME_SIZE.width,
          resizeHeight: FRAME_SIZE.height,
        });
        if (signal.aborted) picture.close();
        else onPicture(index, picture);
      }
      video.removeAttribute('src');
      video.load();
    },
  };
}
