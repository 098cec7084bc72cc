import { dashPlan } from '../starter/dash-plan.ts';
import { openFeed, type RequestParts } from '../starter/feed.ts';
import { canPlay, playStart } from '../starter/play-start.ts';

/**
 * Plays the first seconds of a clear DASH stream without sound, over and over, with no engine: the preview of a card.
 *
 * @returns Whether it plays; the element stays empty where it does not.
 */
export async function playPreview(
  video: HTMLVideoElement,
  manifestUrl: string,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(manifestUrl, { signal });
  if (!answer.ok) return false;
  const plan = dashPlan(await answer.text(), answer.url, 0);
  const streams = plan?.streams.filter(({ kind }) => kind === 'video') ?? [];
  if (!plan || streams.length === 0 || !canPlay({ ...plan, streams })) return false;
  const request: RequestParts = async (url, onPart) => {
    try {
      const file = await fetch(url, { signal });
      if (!file.ok) return undefined;
      onPart(new Uint8Array(await file.arrayBuffer()));
      return file;
    } catch {
      // Also where the preview is left in the middle of a file.
      return undefined;
    }
  };
  const feeds = streams.map(({ urls }) => openFeed(urls, request));
  const start = playStart(video, { plan: { ...plan, streams }, feeds });
  signal.addEventListener('abort', () => {
    for (const feed of feeds) feed.finish();
    start.stop();
  });
  if (!(await start.opened)) return false;
  // The stream ends where the start does, so that the element can begin again.
  void start.ended.then(async () => {
    const media = (await start.release())?.mediaSource;
    if (!signal.aborted && media?.readyState === 'open') media.endOfStream();
  });
  return video.play().then(
    () => true,
    () => false,
  );
}
