import type { Probe, SeekTime } from './probe.types.ts';

/**
 * Runs in the page before its scripts do; must not use anything outside itself.
 *
 * @param mbps - Speed of the link in Mbit/s.
 */
export function installProbe(mbps: number): void {
  performance.setResourceTimingBufferSize(4000);
  // The browser's own estimate ignores local addresses and stays at 1.5 Mbit/s. Some players act on it, so it is what
  // a browser that knows this link would say: at most 10, in steps of 0.05.
  const estimate = (speed: number) => Math.min(10, Math.round(speed * 0.9 * 20) / 20);
  const connection = (navigator as Navigator & { connection?: EventTarget }).connection;
  let downlink = estimate(mbps);
  if (connection) Object.defineProperty(connection, 'downlink', { get: () => downlink });

  const seen = new WeakSet<HTMLVideoElement>();
  let isFound = false;
  const watch = (video: unknown) => {
    if (!(video instanceof HTMLVideoElement) || seen.has(video)) return;
    // An element of advertising or of the autoplay check is not the film.
    if (video.dataset['benchIgnore'] !== undefined || !video.isConnected) return;
    seen.add(video);
    isFound = true;
    probe.videos.push(new WeakRef(video));
    const onFrame: VideoFrameRequestCallback = (_, { mediaTime, height }) => {
      const now = performance.now();
      probe.frames.push([now, mediaTime, height]);
      probe.firstFrame ??= now;
      probe.onFrame?.(now, mediaTime);
      video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
  };
  // A video inside a shadow root does not show its events here, so the page is asked as well.
  const poll = () => {
    watch(window.playerBench?.video());
    if (!isFound) requestAnimationFrame(poll);
  };

  const probe: Probe = {
    frames: [],
    firstFrame: undefined,
    longTasks: [],
    inputs: [],
    videos: [],
    onFrame: undefined,
    find: () => {
      isFound = false;
      poll();
    },
    seek: (target) =>
      new Promise<SeekTime>((resolve) => {
        const start = performance.now();
        const limitMs = 25_000;
        let first: number | undefined;
        let firstAt = 0;
        const end = (playing: number | undefined) => {
          clearTimeout(timer);
          probe.onFrame = undefined;
          resolve({ first, playing, height: probe.frames.at(-1)?.[2] });
        };
        const timer = setTimeout(() => end(undefined), limitMs);
        probe.onFrame = (now, mediaTime) => {
          if (mediaTime < target - 0.5 || mediaTime > target + 8) return;
          if (first === undefined) {
            first = now - start;
            firstAt = mediaTime;
          } else if (mediaTime > firstAt) end(now - start);
        };
        window.playerBench.seek(target);
      }),
    setLink: (speed) => {
      downlink = estimate(speed);
      connection?.dispatchEvent(new Event('change'));
    },
  };
  window.playerProbe = probe;
  document.addEventListener('loadstart', ({ target }) => watch(target), true);
  poll();
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      probe.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0) probe.inputs.push([interactionId, entry.duration]);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
