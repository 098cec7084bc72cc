import { VidstackPlayer, VidstackPlayerLayout } from 'vidstack/global/player';
import 'vidstack/player/styles/base.css';
import 'vidstack/player/styles/default/theme.css';
import 'vidstack/player/styles/default/layouts/video.css';
import { bench } from '../contract.ts';

bench(async (root, { hls }) => {
  const target = document.createElement('div');
  target.style.cssText = 'width:100%;height:100%';
  root.append(target);
  const player = await VidstackPlayer.create({
    target,
    title: 'bench',
    autoPlay: true,
    muted: true,
    playsInline: true,
    load: 'eager',
    layout: new VidstackPlayerLayout({}),
  });
  let error;
  player.addEventListener('provider-change', (event) => {
    if (event.detail?.type === 'hls') event.detail.library = () => import('hls.js');
  });
  player.addEventListener('error', (event) => {
    error = event.detail?.message ?? 'error';
  });
  player.addEventListener('hls-error', (event) => {
    if (event.detail?.fatal) error = event.detail.details;
  });
  const ready = new Promise((resolve) => {
    player.addEventListener('can-play', resolve, { once: true });
  });
  player.src = { src: hls, type: 'application/x-mpegurl' };
  return {
    ready,
    video: () => player.querySelector('video'),
    error: () => error,
    seek: (seconds) => {
      player.currentTime = seconds;
    },
    clickTarget: () => player.querySelector('media-play-button'),
    destroy: () => player.destroy(),
  };
});
