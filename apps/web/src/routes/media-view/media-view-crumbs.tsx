import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { mediaViewQuery } from '@foyer/client';
import { PageCrumbs } from '@foyer/ui/page-crumbs';
import { useClient } from '../../document/client-context.ts';
import type { MediaViewData } from './load-media-view.ts';

/** The way to a media view, which ends with its own name. CRUMB-012 */
export function MediaViewCrumbs({ alias, mediaItemId }: Omit<MediaViewData, 'head'>) {
  const { pathname } = useLocation();
  const { data } = useQuery(mediaViewQuery(useClient(), alias, mediaItemId));
  if (!data) return null;
  const [first] = data.media_blocks.filter(({ items }) => items.length > 0);
  return (
    <PageCrumbs path={pathname} lastTitle={data.name} isOverPicture={first?.type === 'promo'} />
  );
}
