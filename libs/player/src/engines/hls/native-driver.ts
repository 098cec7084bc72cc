import type { DriverContext, EngineDriver } from '../../engine/engine-driver.ts';

/** Codes of `MediaError`. */
const NETWORK = 2;
const DECODE = 3;

/** Seconds since 1970 at the element's time zero, where the stream says so. */
interface AppleVideo extends HTMLVideoElement {
  getStartDate?: () => Date;
}

/**
 * Lets the browser itself play a playlist, for iPhones without Media Source Extensions. Headers, renditions and tracks
 * are out of reach there.
 */
export function openNativeDriver({
  video,
  source,
  startTime,
  onEvent,
}: DriverContext): EngineDriver {
  const abort = new AbortController();
  const { signal } = abort;
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (startTime) video.currentTime = startTime;
      const { duration } = video;
      const length = Number.isFinite(duration) ? duration : 0;
      onEvent({ type: 'ready', duration: length, isLive: source.isLive });
    },
    { once: true, signal },
  );
  video.addEventListener(
    'resize',
    () => onEvent({ type: 'quality', height: video.videoHeight, bitrate: 0 }),
    { signal },
  );
  video.addEventListener(
    'error',
    () => {
      const code = video.error?.code ?? 0;
      const category = code === NETWORK ? 1 : code === DECODE ? 3 : 4;
      onEvent({ type: 'error', error: { severity: 2, category, code: `native-${code}` } });
    },
    { signal },
  );
  video.src = source.url;
  const nothing = () => {};
  return {
    seek: (time) => {
      video.currentTime = time;
    },
    startLow: nothing,
    selectResolution: nothing,
    selectAudio: nothing,
    selectSubtitle: nothing,
    repair: () => false,
    liveTime: () => {
      const start = (video as AppleVideo).getStartDate?.().getTime() ?? Number.NaN;
      return source.isLive && Number.isFinite(start) ? start / 1000 + video.currentTime : undefined;
    },
    destroy: () => abort.abort(),
  };
}
