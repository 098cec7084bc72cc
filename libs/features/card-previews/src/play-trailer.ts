import type { PreviewAsset } from '@foyer/contract';
import { playPreview, previewAddress } from '@foyer/player/preview';

/** Plays a preview in an element; the still stays where that fails. Safari reads playlists by itself. ENGINE-021 */
export async function playTrailer(
  video: HTMLVideoElement,
  asset: PreviewAsset,
  signal: AbortSignal,
): Promise<void> {
  const base = window.location.href;
  try {
    if (!navigator.vendor.startsWith('Apple')) {
      await playPreview(video, previewAddress(asset, 'dash', { base }), signal);
      return;
    }
    video.src = previewAddress(asset, 'hls', { base });
    await video.play();
  } catch {
    // It was nothing but decoration.
  }
}
