import { karaokeItemQuery } from '@foyer/client';
import { ItemActions } from '@foyer/screens/item-actions';
import { useQuery } from '@tanstack/react-query';
import { songPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useFavourite } from '@foyer/favourites/use-favourite';
import { ShareButton } from '@foyer/sharing/share-button';

/** Loads how the label shows them. */
export const preloadActions = ItemActions.preload;

/** What can be done with a song beside singing it; comes late. FAV-001 to FAV-008 */
export function SongActionsPart({ id }: { id: string }) {
  const song = useQuery(karaokeItemQuery(useClient(), id)).data;
  const favourite = useFavourite({ id, type: 'karaoke_item' }, song?.is_favorite);
  if (!song) return null;
  return (
    <ItemActions
      favourite={{ isOn: favourite.isOn, onToggle: favourite.toggle }}
      renderShare={(trigger) => (
        <ShareButton
          pageOf={() => ({ url: window.location.origin + songPath(song), title: song.name })}
          trigger={trigger}
        />
      )}
    />
  );
}
