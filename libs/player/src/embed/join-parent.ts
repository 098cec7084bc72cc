import type { PlayerAsset } from '@foyer/contract';
import type { RunningPlayer } from '../controller/create-player.ts';
import { adReportsOf } from './ad-reports.ts';
import { type AnnounceOptions, announcePlayback } from './announce-playback.ts';
import { openParentWindow, type ParentWindowOptions } from './parent-window.ts';

/** What {@link joinParent} works with. */
export interface JoinOptions
  extends Omit<ParentWindowOptions, 'contentId'>, Pick<AnnounceOptions, 'adReports'> {
  asset: Pick<PlayerAsset, 'content_id' | 'title'>;
}

/**
 * Joins a running player to the page that it stands in; does nothing where there is none that may hear of it.
 * Spec 3 §7 "Parent-window messages"
 *
 * @returns Ends it.
 */
export function joinParent(
  running: Pick<RunningPlayer, 'player' | 'ads'>,
  { asset, adReports = adReportsOf(running), ...around }: JoinOptions,
): () => void {
  const parent = openParentWindow({ contentId: asset.content_id, ...around });
  if (!parent) return () => {};
  const stop = announcePlayback(running, {
    tell: parent.tell,
    title: asset.title,
    ...(adReports && { adReports }),
  });
  return () => {
    stop();
    parent.close();
  };
}
