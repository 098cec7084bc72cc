import { IconButton } from '@foyer/ui/icon-button';
import { useTranslate } from '@foyer/ui/i18n';
import { useFavourite } from '@foyer/favourites/use-favourite';

/** Props of {@link ChannelFavourite}. */
export interface ChannelFavouriteProps {
  /** Of the channel. */
  id: string;
  /** As the service has said. */
  isFavourite: boolean;
}

/** Puts a channel among the favourites, or takes it out. FAV-001 */
export function ChannelFavourite({ id, isFavourite }: ChannelFavouriteProps) {
  const t = useTranslate('item');
  const { isOn, toggle } = useFavourite({ id, type: 'channel' }, isFavourite);
  return (
    <IconButton icon="bookmark" label={t('item.favourite.add')} isOn={isOn} onClick={toggle} />
  );
}
