import fluidPlayer from 'fluid-player';
import 'fluid-player/src/css/fluidplayer.css';

// A whole player, made at the press: its options name the advertisement.
const press = async (address) => {
  const video = document.createElement('video');
  video.id = 'fluid';
  const source = document.createElement('source');
  source.src = '/content/film.mp4';
  source.type = 'video/mp4';
  video.append(source);
  document.body.append(video);
  fluidPlayer('fluid', {
    layoutControls: { autoPlay: true, mute: true, fillToContainer: true },
    vastOptions: { adList: [{ roll: 'preRoll', vastTag: address }] },
  });
};

window.adBench = { press };
