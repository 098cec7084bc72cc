/** An element that fills the page and plays a film at once, without sound. */
export function plainVideo(url: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.muted = true;
  Object.assign(video.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  document.body.append(video);
  video.src = url;
  void video.play();
  return video;
}
