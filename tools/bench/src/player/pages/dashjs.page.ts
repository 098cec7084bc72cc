import { MediaPlayer } from 'dashjs';
import { bench, plainVideo } from './contract.ts';

bench((root, { dash, isLive }) => {
  const video = plainVideo(root, true);
  const player = MediaPlayer().create();
  let error: string | undefined;
  player.initialize();
  player.updateSettings({ debug: { logLevel: 0 } });
  player.on('error', (event: { error?: unknown }) => {
    error = JSON.stringify(event.error);
  });
  player.setAutoPlay(true);
  player.attachView(video);
  player.attachSource(dash);
  return {
    ready: new Promise((resolve) => player.on('streamInitialized', resolve)),
    video: () => video,
    error: () => error,
    seek: (seconds) => {
      if (isLive) video.currentTime = seconds;
      else player.seek(seconds);
    },
    destroy: () => {
      player.destroy();
      video.remove();
    },
  };
});
