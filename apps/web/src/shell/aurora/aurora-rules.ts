/** How far from the left edge a swipe back may begin, in pixels. AURORA-005 */
const edgePx = 24;

/** How far it must go to the right, in pixels. AURORA-004 */
const thresholdPx = 30;

/** How long it may take. AURORA-006 */
const longestMs = 500;

/** Parameter of the address, and key in the session storage, of a page that an app of Aurora OS shows. */
const mark = 'aurora';

/** Where a finger is, in pixels of the window, and when. */
export interface TouchPoint {
  x: number;
  y: number;
  atMs: number;
}

/** Whether a finger has swiped back: from the left edge to the right, rather along than down. AURORA-002 */
export function isSwipeBack(from: TouchPoint, to: TouchPoint): boolean {
  const [across, down] = [to.x - from.x, Math.abs(to.y - from.y)];
  return (
    from.x <= edgePx && across >= thresholdPx && across > down && to.atMs - from.atMs <= longestMs
  );
}

/** How the host may turn the screen: as it likes, or along. */
export type Orientation = 'base' | 'landscape';

const playingPaths = ['embed', 'trailer', 'player'];

/** How the screen shall lie at a path. AURORA-007, AURORA-008 */
export const orientationAt = (pathname: string): Orientation =>
  pathname.split('/').some((segment) => playingPaths.includes(segment)) ? 'landscape' : 'base';

/** What tells of the web view of Aurora OS. */
export interface AuroraSigns {
  userAgent: string;
  /** Of the address. */
  search: string;
  /** Of the tab; a browser may forbid it by throwing. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether an app of Aurora OS shows the page: the browser says so, or the app by the parameter `aurora`, which counts
 * for the pages that follow in the tab. AURORA-001, AURORA-009
 */
export function isAurora({ userAgent, search, storage }: AuroraSigns): boolean {
  if (/\bAurora\b/.test(userAgent)) return true;
  const isTold = new URLSearchParams(search).has(mark);
  try {
    if (isTold) storage().setItem(mark, 'true');
    return isTold || storage().getItem(mark) === 'true';
  } catch {
    return isTold;
  }
}
