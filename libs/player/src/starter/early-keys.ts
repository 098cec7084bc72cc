import { createKeyFilter, keyMeaning } from '../ui/keyboard.ts';

/**
 * Hears the key that pauses and resumes before the page's scripts are there: a picture that moves must stop when
 * it is told to, also on a slow machine.
 *
 * @param video - Once it has left the page, nothing is heard any more.
 * @returns Hears no more.
 */
export function hearToggle(video: HTMLVideoElement, toggle: () => void): () => void {
  const abort = new AbortController();
  const isPress = createKeyFilter();
  const hear = (event: KeyboardEvent) => {
    if (!video.isConnected) return abort.abort();
    const meaning = isPress(event, event.timeStamp) ? keyMeaning(event) : undefined;
    if (meaning?.to !== 'player' || meaning.event.type !== 'player.toggle') return;
    event.preventDefault();
    toggle();
  };
  // React keeps keys from the document's listeners while it hydrates what they were pressed on.
  window.addEventListener('keydown', hear, { signal: abort.signal, capture: true });
  return () => abort.abort();
}
