import LitCardFrame from '../card-frame/lit.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { ChannelCardProps } from './channel.types.ts';

/** A tile of the channel's own colours; under it how far its programme is, the programme, its time. */
export default function LitChannelCard({ channel, isUrgent = false }: ChannelCardProps) {
  const { href, title, logo, programme } = channel;
  if (!programme) {
    return (
      <LitCardFrame shape="channel" href={href} title={title} picture={logo} isUrgent={isUrgent} />
    );
  }
  return (
    <LitCardFrame
      shape="channel"
      href={href}
      title={programme.title}
      picture={logo}
      pictureTitle={title}
      isUrgent={isUrgent}
      progress={{ value: programme.progress, measure: 'aired' }}
      facts={
        <>
          <VisuallyHidden>{title}, </VisuallyHidden>
          {programme.startTime}–{programme.endTime}
        </>
      }
    />
  );
}
