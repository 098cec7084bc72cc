import '@videojs/html/video/player';
import '@videojs/html/video/skin';
import '@videojs/html/media/simple-hls-video';
import { bench } from '../contract.ts';

bench((root, { hls }) => {
  const address = new URL(hls, location.href).href;
  root.innerHTML = `<video-player style="display:block;width:100%;height:100%"><video-skin style="width:100%;height:100%"><simple-hls-video slot="media" src="${address}" playsinline muted autoplay></simple-hls-video></video-skin></video-player>`;
  const element = root.querySelector('simple-hls-video');
  const video = () =>
    element.querySelector('video') ??
    element.shadowRoot?.querySelector('video') ??
    element.target ??
    null;
  // This beta asks for segments only after play(); autoplay alone does not start it.
  const inner = video();
  const play = () => inner.play().catch(() => {});
  if (inner) {
    inner.muted = true;
    element.preload = 'auto';
    inner.addEventListener('loadedmetadata', play, { once: true });
    play();
  }
  return {
    ready: Promise.resolve(),
    video,
    seek: (seconds) => {
      element.currentTime = seconds;
    },
    destroy: () => {
      element.destroy?.();
      root.replaceChildren();
    },
  };
});
