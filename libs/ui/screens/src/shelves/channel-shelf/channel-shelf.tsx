import { useLabel } from '@foyer/ui/theme';
import { ChannelCard, type ChannelSummary } from '../../cards/channel-card/index.ts';
import type { ShelfProps } from '../shelf/shelf.types.ts';
import { Shelf } from '../shelf/index.ts';
import { channelColumns } from './channel-columns.ts';
import { column } from './channel-shelf.css.ts';

/** Props of {@link ChannelShelf}. */
export interface ChannelShelfProps extends Omit<ShelfProps, 'children' | 'cell'> {
  /** Nothing is shown without any. */
  channels: readonly ChannelSummary[];
  /** Whether its pictures are fetched before others. @default false */
  isUrgent?: boolean;
}

/** A shelf of channels with what is on them, in two rows where there are more than 20. HOME-001, HOME-002 */
export function ChannelShelf({ channels, isUrgent = false, ...shelf }: ChannelShelfProps) {
  const look = useLabel().variants.cards;
  if (channels.length === 0) return null;
  return (
    <Shelf {...shelf} cell="channel">
      {channelColumns(channels).map((cell) => (
        <div key={cell[0]?.id} className={column[look]}>
          {cell.map((channel) => (
            <ChannelCard key={channel.id} channel={channel} isUrgent={isUrgent} />
          ))}
        </div>
      ))}
    </Shelf>
  );
}
