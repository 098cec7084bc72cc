import { useId } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { ChannelCard, type ChannelSummary } from '../../cards/channel-card/index.ts';
import * as styles from './channel-list.css.ts';

/** Props of {@link ChannelList}. */
export interface ChannelListProps {
  heading: string;
  /** Nothing is shown without any. */
  channels: readonly ChannelSummary[];
}

/** Channels with what is on them now, as many in a row as fit. */
export function ChannelList({ heading, channels }: ChannelListProps) {
  const look = useLabel().variants.cards;
  const id = useId();
  if (channels.length === 0) return null;
  return (
    <section className={styles.section[look]} aria-labelledby={id}>
      <h2 id={id} className={styles.heading[look]}>
        {heading}
      </h2>
      <ul className={styles.list[look]}>
        {channels.map((channel) => (
          <li key={channel.id}>
            <ChannelCard channel={channel} />
          </li>
        ))}
      </ul>
    </section>
  );
}
