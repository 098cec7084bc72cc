import type { MediaItem } from '@foyer/contract';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { ItemActions, type ItemOffer } from '@foyer/screens/item-actions';
import type { MouseEvent } from 'react';
import { mediaItemPath, variantsPath } from '@foyer/site-map';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { useFavourite } from '@foyer/favourites/use-favourite';
import { sell } from '@foyer/selling/sell';
import { ShareButton } from '@foyer/sharing/share-button';
import { itemOffers } from './item-offers.ts';
import { useItem, type ItemRef } from './use-item.ts';

/** What can be done with a title beside watching it; comes late. FAV-001 to FAV-008, EVENT-021 */
export function ItemActionsPart(props: ItemRef) {
  const item = useItem(props);
  return item ? <Actions item={item} /> : null;
}

/** Without the language, which is the reader's own. */
const addressOf = (item: MediaItem): string => window.location.origin + mediaItemPath(item);

function Actions({ item }: { item: MediaItem }) {
  const t = useTranslate('item', 'purchase');
  const language = useLanguage();
  const act = useShellAct();
  const { id, name } = item;
  const favourite = useFavourite({ id, type: 'media_item' }, item.is_favorite);
  const { first, hasMore } = itemOffers(item, { t, language });
  const open = (seqId?: string) => (event: MouseEvent) => {
    event.preventDefault();
    act(({ tell }) => sell(tell, { id, type: 'media_item' }, seqId));
  };
  const all: ItemOffer = {
    id: 'all',
    title: t('item.offers.all'),
    href: variantsPath({ itemType: 'media_item', itemId: id }),
    onPress: open(),
  };
  return (
    <ItemActions
      favourite={{ isOn: favourite.isOn, onToggle: favourite.toggle }}
      renderShare={(trigger) => (
        <ShareButton pageOf={() => ({ url: addressOf(item), title: name })} trigger={trigger} />
      )}
      offers={[
        ...(first ? [{ ...first, onPress: open(first.seqId) }] : []),
        ...(hasMore ? [all] : []),
      ]}
    />
  );
}
