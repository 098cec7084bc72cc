import type { MediaBlock } from '@foyer/contract';
import { ChannelShelf } from '@foyer/screens/channel-shelf';
import { Shelf } from '@foyer/screens/shelf';
import { useLabel } from '@foyer/ui/theme';
import { channelSummary } from '../../cards/channel-summary.ts';
import { useServiceTime } from '../../parts/use-service-time.ts';
import { targetHref } from '../../titles/target-href.ts';
import { itemKey, onAirSpan, shelfCell } from './item-facts.ts';
import { ItemCard } from './item-card.tsx';

/** A shelf of whatever a block holds; channels stand in two rows where they are many. HOME-001, HOME-007 */
export function ItemShelf({ block }: { block: MediaBlock }) {
  const { timeZone } = useLabel();
  const now = useServiceTime(...onAirSpan(block));
  const { items, name, sub_name: subHeading, target } = block;
  const shelf = {
    heading: name,
    ...(subHeading === undefined ? {} : { subHeading }),
    ...targetHref(target),
  };
  if (items.length === 0) return null;
  const channels = items.flatMap((item) => (item.type === 'channel' ? [item.channel] : []));
  if (channels.length === items.length) {
    return (
      <ChannelShelf
        {...shelf}
        channels={channels.map((channel) => channelSummary(channel, { now, timeZone }))}
      />
    );
  }
  return (
    <Shelf {...shelf} cell={shelfCell(items)}>
      {items.map((item) => (
        <ItemCard key={itemKey(item)} item={item} now={now} timeZone={timeZone} />
      ))}
    </Shelf>
  );
}
