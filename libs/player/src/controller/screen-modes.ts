/** What iPhones offer in place of the full screen of an element. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

// A refusal (no gesture, forbidden by the frame) leaves the picture where it is, which is answer enough.
const ignore = () => {};

/** Puts the stage on the whole screen, or back. PLAYER-014 */
export function toggleFullscreen(stage: HTMLElement, video: AppleVideo): void {
  const page = stage.ownerDocument;
  if (page.fullscreenElement) void page.exitFullscreen().catch(ignore);
  else if (typeof stage.requestFullscreen === 'function')
    void stage.requestFullscreen().catch(ignore);
  else video.webkitEnterFullscreen?.();
}

/** Takes the picture out of its own small window; false where it is not there. */
export function leavePip(video: HTMLVideoElement): boolean {
  const page = video.ownerDocument;
  if (page.pictureInPictureElement !== video) return false;
  void page.exitPictureInPicture().catch(ignore);
  return true;
}

/** Puts the picture into its own small window, or back. PLAYER-015 */
export function togglePip(video: HTMLVideoElement): void {
  if (leavePip(video)) return;
  if (typeof video.requestPictureInPicture === 'function') {
    void video.requestPictureInPicture().catch(ignore);
  }
}

/** Whether the browser has such a window at all. */
export function hasPip(page: Document): boolean {
  return page.pictureInPictureEnabled === true;
}
