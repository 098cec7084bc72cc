/** How near a place is, as a share of the window beyond its edges. */
const near = '100% 0px';

/** What is told of a place. */
interface PlaceListener {
  /** It is less than a window away. */
  onNear: () => void;
  /** It is further; called before any place that is near is told, so that what is read then is laid out already. */
  onFar: () => void;
}

const listeners = new Map<Element, PlaceListener>();
let observer: IntersectionObserver | undefined;

/**
 * One observer hears of all places: with one for each, what the first changes would have the page laid out anew for what
 * the next reads.
 */
function hear(entries: readonly IntersectionObserverEntry[]): void {
  const heard = entries.flatMap(({ target, isIntersecting }) => {
    const listener = listeners.get(target);
    return listener ? [{ listener, isIntersecting }] : [];
  });
  for (const { listener, isIntersecting } of heard) if (!isIntersecting) listener.onFar();
  for (const { listener, isIntersecting } of heard) if (isIntersecting) listener.onNear();
}

/**
 * Follows whether a place is near the window, from its next frame on.
 *
 * @returns Stops it.
 */
export function followPlace(place: Element, listener: PlaceListener): () => void {
  observer ??= new IntersectionObserver(hear, { rootMargin: near });
  listeners.set(place, listener);
  observer.observe(place);
  return () => {
    listeners.delete(place);
    observer?.unobserve(place);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}
