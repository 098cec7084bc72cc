import type { ReactNode } from 'react';
import type { ChannelSummary } from '../../cards/channel-card/index.ts';
import type { Picture } from '@foyer/ui/artwork';
import type { DayChoice } from '@foyer/ui/day-selector';
import type { GuideProgramme, GuideRow } from '../guide/guide.types.ts';
import type { Crumb } from '../../navigation/page-crumbs/index.ts';

/** What a list of programmes goes by. */
export interface DayListProps {
  /** Names the list. */
  label: string;
  data: GuideRow;
  /** Seconds since 1970. */
  now: number;
  /** IANA zone in which times are shown. */
  timeZone: string;
  /** Whether the archive has to be bought first; its programmes bear a lock. LIVE-007 @default false */
  isArchiveLocked?: boolean;
  /** Id of the programme that the page itself is about. */
  currentId?: string | undefined;
  /** What can be done with a programme beside opening it, such as a reminder. */
  actionOf?: ((programme: GuideProgramme) => ReactNode) | undefined;
  /** Asks again for programmes that did not come. */
  onRetry?: (() => void) | undefined;
}

/** Props of `ChannelPage`. */
export interface ChannelPageProps extends Omit<DayListProps, 'label'> {
  breadcrumbs: readonly Crumb[];
  name: string;
  /** Its sign alone, square. */
  mark: Picture;
  background: Picture;
  ageLabel: string;
  genres: readonly string[];
  description: string;
  /** Such as «Бесплатно, с рекламой». */
  note?: string | undefined;
  /** Plays the channel, or offers what it needs. */
  watch: { title: string; href: string };
  /** What is on now. */
  current: GuideProgramme | undefined;
  /** What comes after it. */
  next: GuideProgramme | undefined;
  /** How the archive is got by who has it not. LIVE-007 */
  archiveOffer?: { text: string; title: string; href: string } | undefined;
  /** What can be done with the channel beside watching it. */
  actions?: ReactNode;
  days: readonly DayChoice[];
  /** The day in view, `YYYY-MM-DD`; one of `days`. */
  date: string;
  /** Today by the viewer's zone, `YYYY-MM-DD`. */
  today: string;
  /** Called when another day was chosen. Without it, days are plain links. */
  onDateChange?: (date: string) => void;
  similar: readonly ChannelSummary[];
}
