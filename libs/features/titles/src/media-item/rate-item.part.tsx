import { RateButton } from '@foyer/screens/item-actions';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { useItem, type ItemRef } from './use-item.ts';

/** The way to the rating of a title, under its score; comes late. RATE-007, RATE-008 */
export function RateItemPart(props: ItemRef) {
  const act = useShellAct();
  const item = useItem(props);
  if (!item) return null;
  const data = { item: { id: item.id, type: 'media_item' } };
  const open = () =>
    act(({ tell }) =>
      tell('modal', {
        type: 'modal.open',
        request: { id: 'rate-item', name: 'item_rating', data },
      }),
    );
  return <RateButton rating={item.ratings.user} onPress={open} />;
}
