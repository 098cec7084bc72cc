import Plyr from 'plyr';
import 'plyr/dist/plyr.css';
import iconUrl from 'plyr/dist/plyr.svg?url';
import { attachHls } from '../attach-hls.ts';
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
  const hls = attachHls(video, options.hls);
  return {
    ...hls,
    destroy: () => {
      hls.destroy();
      plyr.destroy();
      root.replaceChildren();
    },
  };
});
