import { isSwipeBack, type TouchPoint } from './aurora-rules.ts';

/** Tells of every swipe back on a page. @returns Ends it. */
export function watchSwipes(page: Document, onSwipeBack: () => void): () => void {
  let from: TouchPoint | undefined;
  const pointOf = ({ clientX, clientY }: Touch, atMs: number) => ({ x: clientX, y: clientY, atMs });
  const onStart = ({ touches: [finger, second], timeStamp }: TouchEvent) => {
    from = finger && !second ? pointOf(finger, timeStamp) : undefined;
  };
  const onEnd = ({ changedTouches: [finger], timeStamp }: TouchEvent) => {
    const start = from;
    from = undefined;
    if (start && finger && isSwipeBack(start, pointOf(finger, timeStamp))) onSwipeBack();
  };
  const onCancel = () => {
    from = undefined;
  };
  page.addEventListener('touchstart', onStart, { passive: true });
  page.addEventListener('touchend', onEnd, { passive: true });
  page.addEventListener('touchcancel', onCancel, { passive: true });
  return () => {
    page.removeEventListener('touchstart', onStart);
    page.removeEventListener('touchend', onEnd);
    page.removeEventListener('touchcancel', onCancel);
  };
}
