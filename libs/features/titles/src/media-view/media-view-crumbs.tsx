import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { mediaViewQuery } from '@foyer/client';
import type { MediaBlock } from '@foyer/contract';
import { useLanguage } from '@foyer/ui/i18n';
import { CrumbBar } from '@foyer/screens/page-crumbs';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { MediaViewData } from './load-media-view.ts';
import { viewCrumbs } from './view-crumbs.ts';

/** A view's own way stands in place of the page's. BLOCK-047 */
const isWay = ({ type, tag, name, custom_data: data }: MediaBlock): boolean =>
  type === 'custom_block' &&
  (tag ?? name) === 'breadcrumbs' &&
  data?.cards !== undefined &&
  data.cards.length > 0;

/** The way to a media view, which ends with its own name. CRUMB-012 */
export function MediaViewCrumbs({
  alias,
  mediaItemId,
  lateIds,
}: Pick<MediaViewData, 'alias' | 'mediaItemId' | 'lateIds'>) {
  const { pathname } = useLocation();
  const siteName = useLabel().name[useLanguage()];
  const { data } = useQuery(mediaViewQuery(useClient(), alias, mediaItemId));
  if (!data) return null;
  if (data.media_blocks.some((block) => isWay(block) && lateIds.includes(block.id))) return null;
  const [first] = data.media_blocks.filter(({ items }) => items.length > 0);
  const items = viewCrumbs(siteName, { name: data.name, path: pathname });
  return <CrumbBar items={items} isOverPicture={first?.type === 'promo'} />;
}
