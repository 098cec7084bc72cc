import { useQuery } from '@tanstack/react-query';
import { mediaViewQuery } from '@foyer/client';
import { HOME_VIEW } from '@foyer/contract';
import { MediaBlocks } from '@foyer/blocks';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { PageTop } from '@foyer/ui/page-top';
import { StatePage } from '@foyer/screens/state-page';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { MediaViewData } from './load-media-view.ts';

/** Props of {@link MediaViewPage}. */
export interface MediaViewPageProps extends Omit<MediaViewData, 'head'> {
  /** Nothing of the page stands above its blocks. @default false */
  isAtTop?: boolean;
}

/** A page composed of the server's blocks. HOME */
export function MediaViewPage({
  alias,
  mediaItemId,
  isAtTop = false,
  ...prepared
}: MediaViewPageProps) {
  const { data } = useQuery(mediaViewQuery(useClient(), alias, mediaItemId));
  if (!data) return null;
  const first = data.media_blocks.find(({ items }) => items.length > 0);
  const isEmpty = prepared.lateIds.length === 0 && !first;
  if (isEmpty) return <StatePage kind={alias === HOME_VIEW ? 'opening' : 'empty'} />;
  return (
    <>
      {!prepared.headlineId && <VisuallyHidden as="h1">{data.name}</VisuallyHidden>}
      {isAtTop && first?.type !== 'promo' && <PageTop />}
      <MediaBlocks blocks={data.media_blocks} {...prepared} />
    </>
  );
}
