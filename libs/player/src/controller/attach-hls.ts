/** Gives a playlist to an element. @returns Takes it away. */
export type AttachHls = (video: HTMLVideoElement, url: string) => () => void;

/** Plays HLS by the engine of the title, whose file the page has already. */
export const attachHls: AttachHls = (video, url) => {
  let isOver = false;
  let detach = () => {};
  const attach = async () => {
    const { playHlsFile } = await import('../engines/hls/hls-engine.ts');
    if (!isOver) detach = playHlsFile(video, url);
  };
  attach().catch(() => void video.dispatchEvent(new Event('error')));
  return () => {
    isOver = true;
    detach();
  };
};
