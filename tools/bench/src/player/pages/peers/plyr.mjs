import Plyr from 'plyr';
import 'plyr/dist/plyr.css';
import iconUrl from 'plyr/dist/plyr.svg?url';
import HlsPlayer, { Events } from 'hls.js';
import { bench, plainVideo } from '../contract.ts';

bench((root, options) => {
  const video = plainVideo(root);
  const plyr = new Plyr(video, {
    muted: true,
    autoplay: true,
    iconUrl,
    blankVideo: '',
    keyboard: { focused: true, global: true },
  });
  const hls = new HlsPlayer();
  let error;
  hls.on(Events.ERROR, (_, data) => {
    if (data.fatal) error = data.details;
  });
  hls.loadSource(options.hls);
  hls.attachMedia(video);
  return {
    ready: new Promise((resolve) => hls.once(Events.MANIFEST_PARSED, resolve)),
    video: () => video,
    error: () => error,
    destroy: () => {
      hls.destroy();
      plyr.destroy();
      root.replaceChildren();
    },
  };
});
