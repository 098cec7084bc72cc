import { followScroll, nextRedraw, REDRAW_MS } from './scrub.ts';

/** What both canvases can, of the page and of a worker. */
export interface DrawnOn {
  getContext: (
    kind: '2d',
  ) => Pick<CanvasRenderingContext2D, 'drawImage' | 'globalAlpha' | 'canvas'> | null;
}

/** Draws a film at the place where the scroll is. */
export interface Drawer {
  /** A picture that has been decoded; the drawer closes it in the end. */
  take: (index: number, picture: ImageBitmap) => void;
  /** Where the scroll is, from 0 to 1. */
  follow: (target: number) => void;
  /** Whether the canvas is on the screen; nothing runs while it is not. */
  show: (isShown: boolean) => void;
  close: () => void;
}

/** Less than that is no movement that is seen, as a share of the film. */
const STILL = 0.0005;
const MS_PER_SECOND = 1000;

/**
 * Draws into a canvas 24 times a second while the film is on its way, and not at all while it stands. Between two pictures
 * that are there it dissolves, so that few make a movement. BLOCK-064, BLOCK-066
 *
 * @param count - Of the pictures of the whole film.
 */
export function createDrawer(canvas: DrawnOn, count: number): Drawer {
  const context = canvas.getContext('2d');
  const pictures: (ImageBitmap | undefined)[] = Array.from({ length: count });
  let shown = 0;
  let target = 0;
  let isShown = false;
  let isStale = true;
  let due = 0;
  let frame = 0;

  const draw = () => {
    if (!context) return;
    const place = shown * (count - 1);
    const before = pictures.findLastIndex((picture, index) => picture && index <= place);
    const after = pictures.findIndex((picture, index) => picture && index > place);
    const under = pictures[before] ?? pictures[after];
    const over = before < 0 ? undefined : pictures[after];
    if (!under) return;
    const { width, height } = context.canvas;
    context.globalAlpha = 1;
    context.drawImage(under, 0, 0, width, height);
    if (!over) return;
    context.globalAlpha = (place - before) / (after - before);
    context.drawImage(over, 0, 0, width, height);
  };

  const isMoving = () => Math.abs(target - shown) > STILL;
  const step = (now: number) => {
    frame = 0;
    if (now >= due) {
      shown = followScroll(shown, target, REDRAW_MS / MS_PER_SECOND);
      due = nextRedraw(due, now);
      isStale = false;
      draw();
    }
    wake();
  };
  const wake = () => {
    if (frame === 0 && isShown && (isStale || isMoving())) frame = requestAnimationFrame(step);
  };

  return {
    take: (index, picture) => {
      pictures[index]?.close();
      pictures[index] = picture;
      isStale = true;
      wake();
    },
    follow: (next) => {
      target = next;
      wake();
    },
    show: (next) => {
      isShown = next;
      if (!next) {
        cancelAnimationFrame(frame);
        frame = 0;
      }
      wake();
    },
    close: () => {
      isShown = false;
      cancelAnimationFrame(frame);
      for (const picture of pictures.splice(0)) picture?.close();
    },
  };
}
