import type { ReactNode } from 'react';
import type { DayListProps } from '../channel-page/index.ts';
import type { Picture } from '@foyer/ui/artwork';
import type { GuideProgramme } from '../guide/guide.types.ts';
import type { Crumb } from '../../navigation/page-crumbs/index.ts';

/** Props of `ProgrammePage`. */
export interface ProgrammePageProps extends Pick<
  DayListProps,
  'now' | 'timeZone' | 'isArchiveLocked' | 'currentId' | 'actionOf'
> {
  breadcrumbs: readonly Crumb[];
  title: string;
  picture: Picture;
  ageLabel: string;
  description: string;
  channel: { name: string; href: string; mark: Picture };
  /** When the showing is, such as «21 ноября, 18:40–20:05». */
  when: string;
  /** @default false */
  isOnAir?: boolean;
  /** The first button: it plays the showing, or offers what that needs. Absent for what can not be played. */
  watch?: { title: string; href: string; icon: 'play' | 'rewind' | 'lock' } | undefined;
  /** Plays what is on air from its beginning. */
  fromStartHref?: string | undefined;
  /** Where it is in the catalogue. */
  item?: { title: string; href: string } | undefined;
  /** What can be done beside watching, such as a reminder. */
  actions?: ReactNode;
  /** All of them that the guide knows, each with its day as `note`. */
  showings: readonly GuideProgramme[];
}
