import { Artwork } from '@foyer/ui/artwork';
import type { GuideChannel } from './guide.types.ts';
import { channelLink, logo } from './timeline-row.css.ts';

/** The logo of a channel, which leads to its page. */
export function ChannelLogo({
  channel,
  tabIndex,
}: {
  channel: GuideChannel;
  /** Of the link; left out where every link is a stop of Tab. */
  tabIndex?: number;
}) {
  return (
    <a className={channelLink} href={channel.href} tabIndex={tabIndex} title={channel.name}>
      <Artwork
        className={logo}
        picture={channel.logo}
        size={[176, 100]}
        alt={channel.name}
        title={channel.name}
      />
    </a>
  );
}
