import { useQuery } from '@tanstack/react-query';
import { mediaViewQuery } from '@foyer/client';
import { HOME_VIEW } from '@foyer/contract';
import { MediaBlocks } from '@foyer/blocks';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { StatePage } from '@foyer/ui/state-page';
import { useClient } from '../../document/client-context.ts';
import type { MediaViewData } from './load-media-view.ts';

/** A page composed of the server's blocks. HOME */
export function MediaViewPage({ alias, mediaItemId, lateIds }: Omit<MediaViewData, 'head'>) {
  const { data } = useQuery(mediaViewQuery(useClient(), alias, mediaItemId));
  if (!data) return null;
  const isEmpty =
    lateIds.length === 0 && data.media_blocks.every(({ items }) => items.length === 0);
  if (isEmpty) return <StatePage kind={alias === HOME_VIEW ? 'opening' : 'empty'} />;
  return (
    <>
      <VisuallyHidden as="h1">{data.name}</VisuallyHidden>
      <MediaBlocks blocks={data.media_blocks} lateIds={lateIds} />
    </>
  );
}
