import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { readMediaData } from '../playback/media-data.ts';

/** How long the stream of an item plays, and where its credits begin, in seconds. */
export async function readStreamLength(
  mediaDir: string,
  { isProtected }: MediaItemRow,
): Promise<{ duration: number; creditsStart: number | undefined }> {
  const streams = (await readMediaData(mediaDir))[isProtected ? 'film-protected' : 'film'];
  return { duration: streams.duration, creditsStart: streams.credits_start };
}
