import { attachHls } from './attach-hls.ts';
import { bench, plainVideo } from './contract.ts';

bench((root, { hls: url }) => {
  const video = plainVideo(root, true);
  const hls = attachHls(video, url);
  return {
    ...hls,
    destroy: () => {
      hls.destroy();
      video.remove();
    },
  };
});
