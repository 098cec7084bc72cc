import type { Mark } from './site-probe.types.ts';

/** Runs in a page of the site before its scripts do; must not use anything outside itself. */
export function installSiteProbe(): void {
  /** Less is no movement, in seconds of the film. */
  const MOVED_S = 0.25;
  window.adMarks = [];
  const mark = (what: Mark['what']) => {
    window.adMarks.push({ at: performance.now(), what });
  };

  const isVast = (url: string) => /\/ads\/(?:\w+\/)?(?:vast|vmap)\b/u.test(url);
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function opened(
    this: XMLHttpRequest,
    ...call: Parameters<typeof open>
  ) {
    if (isVast(String(call[1]))) {
      mark('asked');
      this.addEventListener('error', () => mark('refused'));
    }
    return open.apply(this, call);
  } as typeof open;

  const isAd = ({ currentSrc }: HTMLVideoElement) => currentSrc.includes('/ads/');
  const watched = new WeakSet<HTMLVideoElement>();
  const watch = (video: HTMLVideoElement) => {
    if (watched.has(video)) return;
    watched.add(video);
    let before = -1;
    const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
      // A frame that was drawn while the film stood still is none that the viewer waits for.
      const isMoving = !isAd(video) && !video.paused && mediaTime > before;
      if (isMoving && window.adMarks.at(-1)?.what !== 'content') mark('content');
      before = mediaTime;
      video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
  };
  const on = (type: string, hear: (video: HTMLVideoElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLVideoElement) hear(target);
      },
      true,
    );
  on('loadstart', (video) => {
    if (isAd(video)) mark('media');
    watch(video);
  });
  let stalledAt = 0;
  on('waiting', (video) => {
    // An element that stands where it stood says so again; the phase began with the first time.
    if (!isAd(video) || video.currentTime < stalledAt + MOVED_S) return;
    stalledAt = video.currentTime;
    mark('stalled');
  });
  on('ended', (video) => {
    if (isAd(video)) mark('ended');
  });

  window.addEventListener('message', () => mark('said'));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLIFrameElement) mark('framed');
  }).observe(document, { childList: true, subtree: true });
}
