import { loadPatiently } from '@foyer/ui/variants';
import { deferredComponent } from '@foyer/page-runtime/deferred/deferred-component';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';

/** Keeping a song for later, and sharing it. */
export const LateSongActions = deferredComponent<{ id: string }>(
  'libs/features/titles/src/karaoke-item/song-actions.part.tsx',
  async () => (await import('./song-actions.part.tsx')).SongActionsPart,
);

/** Loads them where nobody has to act first: on the server, and for a page that a press opens. */
export async function preloadSongParts({ label, loadTexts }: LoaderPage): Promise<void> {
  const { preloadActions } = await loadPatiently(() => import('./song-actions.part.tsx'));
  await Promise.all([LateSongActions.preload(), preloadActions(label.variants), loadTexts('item')]);
}
