import { useTranslate } from '@foyer/ui/i18n';
import { CardFrame } from '../card-frame/index.ts';
import type { Picture } from '@foyer/ui/artwork';

/** What a card shows of a programme of the guide. */
export interface ProgrammeSummary {
  id: string;
  href: string;
  title: string;
  picture: Picture;
  channelName: string;
  /** Such as «20 ноября»; today needs none. */
  day?: string;
  /** `HH:MM` in the viewer's zone. */
  startTime: string;
  /** `HH:MM` in the viewer's zone. */
  endTime: string;
  /** 0 to 1; only while it is on the air. */
  progress?: number;
}

/** Props of {@link EpgCard}. */
export interface EpgCardProps {
  programme: ProgrammeSummary;
  /** @default false */
  isUrgent?: boolean;
}

/** A programme of a channel, 176×132: past, on the air, or to come. CONST-005 */
export function EpgCard({ programme, isUrgent = false }: EpgCardProps) {
  const t = useTranslate();
  const { href, title, picture, channelName, day, startTime, endTime, progress } = programme;
  const time = `${startTime}–${endTime}`;
  return (
    <CardFrame
      shape="epg"
      href={href}
      title={title}
      picture={picture}
      isUrgent={isUrgent}
      {...(progress !== undefined && {
        kicker: t('card.onAir'),
        progress: { value: progress, measure: 'aired' as const },
      })}
      facts={[day === undefined ? time : `${day}, ${time}`, channelName].join(' · ')}
    />
  );
}
