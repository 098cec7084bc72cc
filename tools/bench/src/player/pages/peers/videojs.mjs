import videojs from 'video.js';
import 'video.js/dist/video-js.min.css';
import { bench } from '../contract.ts';

bench((root, { hls, isLive }) => {
  const video = document.createElement('video');
  video.className = 'video-js';
  video.playsInline = true;
  root.append(video);
  const player = videojs(video, {
    controls: true,
    fill: true,
    autoplay: true,
    muted: true,
    liveui: isLive,
    html5: { vhs: { overrideNative: true } },
    userActions: { hotkeys: true },
    sources: [{ src: hls, type: 'application/x-mpegURL' }],
  });
  return {
    ready: new Promise((resolve) => player.one('loadedmetadata', resolve)),
    video: () => root.querySelector('video'),
    error: () => player.error()?.message,
    seek: (seconds) => player.currentTime(seconds),
    destroy: () => player.dispose(),
  };
});
