import HlsPlayer, { Events } from 'hls.js';
import { bench, plainVideo } from './contract.ts';

bench((root, { hls: url }) => {
  const video = plainVideo(root, true);
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
    destroy: () => {
      hls.destroy();
      video.remove();
    },
  };
});
