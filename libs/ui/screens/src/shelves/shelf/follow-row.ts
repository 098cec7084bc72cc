import type { Span } from './row-cells.tsx';
import { followPlace, placeRow, placeRows } from './row-places.ts';
import { walkRow } from './walk-row.ts';

export { followRowIfLeft } from './row-places.ts';

// The page asks for this early when its document is loaded again.
placeRows();

/** Beyond each edge of a row so much more is drawn, as a share of what shows: nothing is seen to come. */
const ahead = 0.5;

/** A row further above or below draws nothing. */
const near = '75% 0px';

/** A row that comes near is drawn by so many cells a frame: it has time until it is seen, and no frame takes long. */
const cellsPerFrame = 4;

/** What the style of a row may take as the width of its columns, so that those that are not drawn have it too. */
const cellWidth = '--row-cell';

/** A row of so many cells that not all are drawn. */
interface LongRow {
  count: number;
  /** Called when other cells are to be drawn; they are there when it returns. */
  draw: (span: Span) => void;
}

/**
 * Brings a row to life: the arrow keys walk it, of a long one only what is near is drawn, and it stands where it was left.
 *
 * @param row - A grid of one line, with all of its cells or the first.
 * @returns Stops it.
 */
export function followRow(row: HTMLElement, long: LongRow | undefined): () => void {
  const stopWalking = walkRow(row);
  const stopDrawing = long && drawNear(row, long);
  // When its width is known; what is near there is drawn before the frame.
  placeRow(row);
  const stopFollowing = followPlace(row);
  return () => {
    stopFollowing();
    stopWalking();
    stopDrawing?.();
  };
}

/**
 * Keeps drawn what is near the window of a row, the cell with the focus always. A row whose cells differ in width stays
 * whole, because nothing tells how much room its other cells would take.
 */
function drawNear(row: HTMLElement, { count, draw }: LongRow): () => void {
  let step = measure(row, undefined);
  let shown: Span = [0, drawnCells(row).length];
  let isNear = true;
  let { clientWidth } = row;
  let isMeasured = true;
  let frame = 0;

  const show = (span: Span) => {
    if (span[0] === shown[0] && span[1] === shown[1]) return;
    shown = span;
    draw(span);
  };
  const goal = (): Span =>
    step === undefined ? [0, count] : withFocus(row, shown, spanOf(row, step, count));
  const update = () => {
    if (isNear) show(goal());
  };
  const approach = () => {
    cancelAnimationFrame(frame);
    if (!isNear) return;
    const [from, to] = goal();
    const next = Math.min(to, Math.max(from, shown[1]) + cellsPerFrame);
    show([from, next]);
    // The window has had another width since there were cells.
    if (!isMeasured) [step, isMeasured] = [measure(row, step), true];
    if (next < to) frame = requestAnimationFrame(approach);
  };
  const leave = () => {
    if (step === undefined || isInDialog() || row.contains(document.activeElement)) return;
    keepHeight(row);
    show([0, 0]);
  };

  const sight = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? true;
      if (isNear) approach();
      else leave();
    },
    { rootMargin: near },
  );
  const size = new ResizeObserver(() => {
    if (row.clientWidth === clientWidth) return;
    ({ clientWidth } = row);
    isMeasured = shown[1] > shown[0];
    row.style.minBlockSize = '';
    step = measure(row, step);
    update();
  });
  keepHeight(row);
  sight.observe(row);
  size.observe(row);
  row.addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sight.disconnect();
    size.disconnect();
    row.removeEventListener('scroll', update);
  };
}

/** Whichever of its cells are drawn, the row is as high as with all that were: what is below stays where it is. */
function keepHeight(row: HTMLElement): void {
  row.style.minBlockSize = `${row.offsetHeight}px`;
}

const drawnCells = (row: HTMLElement): Element[] => [
  ...row.querySelectorAll(':scope > li:not([aria-hidden])'),
];

/** From one cell to the next, in pixels: as known where none is drawn, nothing where they differ. */
function measure(row: HTMLElement, known: number | undefined): number | undefined {
  const cells = drawnCells(row);
  if (cells.length === 0 || row.clientWidth === 0) return known;
  const { scrollLeft } = row;
  row.style.removeProperty(cellWidth);
  const [width, ...others] = new Set(cells.map((cell) => getComputedStyle(cell).width));
  if (width === undefined || others.length > 0) return undefined;
  row.style.setProperty(cellWidth, width);
  // Without its columns' width the row was short for a moment.
  row.scrollTo({ left: scrollLeft, behavior: 'instant' });
  return Number.parseFloat(width) + (Number.parseFloat(getComputedStyle(row).columnGap) || 0);
}

function spanOf(row: HTMLElement, step: number, count: number): Span {
  // Positions are negative from right to left.
  const start = Math.abs(row.scrollLeft) / step;
  const shows = row.clientWidth / step;
  const from = Math.max(0, Math.floor(start - shows * ahead));
  return [Math.min(from, count), Math.min(count, Math.ceil(start + shows * (1 + ahead)))];
}

/** A dialog gives the focus back to where it was: until then nothing goes. */
const isInDialog = (): boolean => document.activeElement?.closest('[role="dialog"]') != null;

function withFocus(row: HTMLElement, [first, last]: Span, [from, to]: Span): Span {
  if (isInDialog()) return [Math.min(from, first), Math.max(to, last)];
  const index = drawnCells(row).findIndex((cell) => cell.contains(document.activeElement));
  return index < 0 ? [from, to] : [Math.min(from, first + index), Math.max(to, first + index + 1)];
}
