import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** What can take the focus in a slide. */
const stops = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Which slide of a carousel shows, and the ways to another: drag, touch, arrows, Home and End. */
export function useCarousel(count: number) {
  const rootRef = useRef<HTMLElement>(null);
  const [viewportRef, api] = useEmblaCarousel({ loop: true, active: count > 1 });

  const subscribe = useCallback(
    (notify: () => void) => {
      api?.on('select', notify).on('reInit', notify);
      return () => api?.off('select', notify).off('reInit', notify);
    },
    [api],
  );
  const current = useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  // Before the scripts came, the slides could be scrolled: the one that was reached stays.
  useEffect(() => {
    const box = api?.rootNode();
    if (!api || !box || box.scrollLeft === 0) return;
    api.scrollTo(Math.round(box.scrollLeft / box.clientWidth), true);
    box.scrollLeft = 0;
  }, [api]);

  const show = (index: number) => api?.scrollTo((index + count) % count, true);
  const advance = (step: 1 | -1) => (step > 0 ? api?.scrollNext(true) : api?.scrollPrev(true));

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const moves: Record<string, () => void> = {
      ArrowRight: () => advance(1),
      ArrowLeft: () => advance(-1),
      Home: () => show(0),
      End: () => show(count - 1),
    };
    const move = moves[event.key];
    if (!move || !api) return;
    event.preventDefault();
    const slides = api.slideNodes();
    const wasInSlide = slides.some((slide) => slide.contains(document.activeElement));
    move();
    // The slide that leaves becomes inert, and the focus would be lost with it.
    const slide = slides[api.selectedScrollSnap()];
    if (!wasInSlide || !slide) return;
    slide.inert = false;
    slide.querySelector<HTMLElement>(stops)?.focus({ preventScroll: true });
  });
  // A listener and not a prop, because the carousel itself is nothing to press.
  useEffect(() => {
    const element = rootRef.current;
    const listen = (event: KeyboardEvent) => hear(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);

  return { rootRef, viewportRef, current, advance };
}

/** In a field, the same keys move the caret. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}
