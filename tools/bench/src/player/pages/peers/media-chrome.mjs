import 'media-chrome';
import { attachHls } from '../attach-hls.ts';
import { bench } from '../contract.ts';

const controls = [
  'play-button',
  'seek-backward-button',
  'mute-button',
  'volume-range',
  'time-range',
  'time-display',
  'captions-button',
  'playback-rate-button',
  'pip-button',
  'fullscreen-button',
];

bench((root, options) => {
  const bar = controls.map((name) => `<media-${name}></media-${name}>`).join('');
  root.innerHTML = `<media-controller style="width:100%;height:100%" hotkeys=""><video slot="media" playsinline muted autoplay></video><media-loading-indicator slot="centered-chrome"></media-loading-indicator><media-control-bar>${bar}</media-control-bar></media-controller>`;
  const video = root.querySelector('video');
  video.muted = true;
  const hls = attachHls(video, options.hls);
  return {
    ...hls,
    destroy: () => {
      hls.destroy();
      root.replaceChildren();
    },
  };
});
