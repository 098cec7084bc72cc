import shaka from 'shaka-player/dist/shaka-player.ui-es2021.js';
import 'shaka-player/dist/controls.css';
import { bench, plainVideo } from '../contract.ts';

bench(async (root, options) => {
  const video = plainVideo(root);
  const player = new shaka.Player();
  let error;
  await player.attach(video);
  const overlay = new shaka.ui.Overlay(player, root, video);
  player.addEventListener('error', (event) => {
    error = String(event.detail?.code);
  });
  const isHls = location.pathname.includes('shaka-hls');
  const ready = player.load(isHls ? options.hls : options.dash);
  ready.catch((failure) => {
    error = `load ${failure.code}`;
  });
  return { ready, video: () => video, error: () => error, destroy: () => overlay.destroy() };
});
