import {
  FRAME_SIZE,
  FRAME_STEP_SECONDS,
  FRAMES_BYTES_MAX,
  PHONE_MEMORY_MIN,
  REDRAWS_PER_SECOND,
  SCRUB_SECONDS,
  USUAL_DEVICES,
} from './showcase-limits.ts';

const BYTES_PER_PIXEL = 4;
/** What is left of the way after the time of the scrub: less than is seen. */
const REST_SHARE = 0.01;

/** Keeps a share between nothing and all. */
export const clampShare = (share: number): number => Math.min(1, Math.max(0, share));

/** How far a row is scrolled, from 0 to 1; nothing of a row that has no more than it shows. */
export function rowShare({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): number | undefined {
  const range = scrollWidth - clientWidth;
  return range > 1 ? clampShare(scrollLeft / range) : undefined;
}

/** How far something has passed through the window, from 0 below it to 1 above it. */
export const passage = (
  { top, height }: Pick<DOMRect, 'top' | 'height'>,
  windowHeight: number,
): number => clampShare((windowHeight - top) / (windowHeight + height));

/** In such a share of the scroll the picture over the film goes out. */
const COVER_SHARE = 0.12;

/** How opaque the picture over the film is: whole before the scroll, gone soon after it has begun. */
export const coverLeft = (share: number): number => clampShare(1 - share / COVER_SHARE);

/** Which of so many items is the current one at a share of the scroll. */
export const itemAt = (share: number, count: number): number =>
  Math.round(clampShare(share) * (count - 1));

/**
 * The film's place after some time on its way to where the scroll is: fast at first, and there within the time of the
 * scrub. BLOCK-064
 *
 * @param shown - Where it is, from 0 to 1.
 */
export function followScroll(shown: number, target: number, elapsedSeconds: number): number {
  const left = REST_SHARE ** (elapsedSeconds / SCRUB_SECONDS);
  return target + (shown - target) * left;
}

/** Milliseconds between two redraws. BLOCK-066 */
export const REDRAW_MS = 1000 / REDRAWS_PER_SECOND;

/** When the next redraw is due after one at `now`: on its beat, or from now on where beats were missed. */
export const nextRedraw = (due: number, now: number): number =>
  now - due > REDRAW_MS ? now + REDRAW_MS : due + REDRAW_MS;

/** The moments of a film in seconds whose pictures are kept: evenly over all of it, as many as memory allows. */
export function frameTimes(durationSeconds: number): number[] {
  const most = Math.floor(
    FRAMES_BYTES_MAX / (FRAME_SIZE.width * FRAME_SIZE.height * BYTES_PER_PIXEL),
  );
  const count = Math.max(2, Math.min(most, Math.floor(durationSeconds / FRAME_STEP_SECONDS) + 1));
  return Array.from({ length: count }, (_, index) => (index / (count - 1)) * durationSeconds);
}

/** The order in which pictures are decoded: the ends first, then always the middles, so that few serve already. */
export function decodingOrder(count: number): number[] {
  const order = new Set([0, count - 1]);
  for (let step = count - 1; step > 1; step = Math.ceil(step / 2)) {
    for (let index = 0; index < count; index += Math.ceil(step / 2)) order.add(index);
  }
  for (let index = 0; index < count; index += 1) order.add(index);
  return [...order];
}

/** What decides whether a showcase has its film. */
export interface ShowcaseFacts {
  /** What the page is shown on, as the operator calls it. */
  deviceType: string;
  isCalm: boolean;
  isSavingData: boolean;
  isPhone: boolean;
  /** In GiB; only some browsers say it. */
  memory: number | undefined;
}

/** Whether the film is shown; without it pictures are. BLOCK-062, BLOCK-063 */
export const hasFilm = (facts: ShowcaseFacts): boolean =>
  USUAL_DEVICES.includes(facts.deviceType.toLowerCase()) &&
  !facts.isCalm &&
  !facts.isSavingData &&
  !(facts.isPhone && (facts.memory ?? PHONE_MEMORY_MIN) < PHONE_MEMORY_MIN);
