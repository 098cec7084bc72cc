/** Class names that filter lists hide; nothing else in the page has them. */
const BAIT_CLASSES = 'adsbox ad-banner ad-placement pub_300x250 textads';

/** When the bait is looked at, in milliseconds: some blockers hide what they find some moments later. */
const LOOKS_MS = [0, 50, 150] as const;

/** Looks like a banner, lies outside the window, and is hidden from readers. */
function createBait(): HTMLElement {
  const bait = document.createElement('div');
  bait.className = BAIT_CLASSES;
  bait.ariaHidden = 'true';
  Object.assign(bait.style, {
    position: 'absolute',
    left: '-1000px',
    top: '0',
    width: '10px',
    height: '10px',
    pointerEvents: 'none',
  });
  return bait;
}

function isHidden(bait: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(bait);
  return !bait.isConnected || display === 'none' || visibility === 'hidden';
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Whether the browser hides what looks like a banner; takes 150 ms at most. Asked when an ad server or its media cannot be
 * reached: a server that is down is no blocker, and a blocker that lets advertisements through harms nothing. AD-009,
 * AD-038
 */
export async function isBlocked(): Promise<boolean> {
  const bait = createBait();
  document.body.append(bait);
  try {
    let before = 0;
    for (const at of LOOKS_MS) {
      await wait(at - before);
      before = at;
      if (isHidden(bait)) return true;
    }
    return false;
  } finally {
    bait.remove();
  }
}
