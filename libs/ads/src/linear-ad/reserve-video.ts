import { createAdVideo } from './ad-video.ts';

/**
 * Makes the one element that plays all advertisements of a page, and lets the viewer's next gesture unlock it: iPhones let
 * an element sound only if a gesture has touched it, and the gesture that starts the content comes before an
 * advertisement is known. Elsewhere this changes nothing.
 */
export function reserveVideo(): HTMLVideoElement {
  const video = createAdVideo();
  const end = new AbortController();
  const unlock = () => {
    end.abort();
    // A file that is there already has been started, and may sound or not.
    if (!video.currentSrc) video.load();
  };
  for (const gesture of ['pointerup', 'keydown'])
    document.addEventListener(gesture, unlock, { capture: true, signal: end.signal });
  return video;
}
