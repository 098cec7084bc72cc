import HlsPlayer, { Events } from 'hls.js';

/** hls.js on an element, for the pages whose player brings none of its own. */
export function attachHls(video: HTMLVideoElement, url: string) {
  const hls = new HlsPlayer();
  let error: string | undefined;
  hls.on(Events.ERROR, (_, data) => {
    if (data.fatal) error = data.details;
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    ready: new Promise((resolve) => hls.once(Events.MANIFEST_PARSED, resolve)),
    video: () => video,
    error: () => error,
    destroy: () => hls.destroy(),
  };
}
