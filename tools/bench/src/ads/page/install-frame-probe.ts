/** Runs in a page before its scripts do; must not use anything outside itself. */
export function installFrameProbe(): void {
  const isAd = (video: HTMLVideoElement) => video.currentSrc.includes('/media/');
  let onFrame: (() => void) | undefined;
  document.addEventListener(
    'loadstart',
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement)) return;
      const video = target;
      const look = () => {
        if (isAd(video)) onFrame?.();
        // One element may carry the content first.
        else if (video.currentSrc) video.requestVideoFrameCallback(look);
      };
      video.requestVideoFrameCallback(look);
    },
    true,
  );
  window.pressUntilFrame = (address) =>
    new Promise((resolve) => {
      const start = performance.now();
      onFrame = () => {
        onFrame = undefined;
        const frame = performance.now() - start;
        const known = performance.getEntriesByName('ad-known').at(-1);
        resolve({ frame, known: known && known.startTime - start });
      };
      void window.adBench.press(address);
    });

  window.madeVideos = [];
  const create = document.createElement.bind(document);
  const note = (name: string, options?: ElementCreationOptions) => {
    const made = create(name, options);
    if (made instanceof HTMLVideoElement) window.madeVideos.push(new WeakRef(made));
    return made;
  };
  document.createElement = note;
}
