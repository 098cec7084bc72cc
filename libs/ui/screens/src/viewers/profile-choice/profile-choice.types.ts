import type { Picture } from '@foyer/ui/artwork';

/** A profile as it is chosen. */
export interface ProfileTile {
  id: string;
  name: string;
  picture: Picture;
}

/** Props of the profiles to choose from. */
export interface ProfileChoiceProps {
  profiles: readonly ProfileTile[];
  /** Id of the profile in force, or of the one that is being switched to. */
  current?: string | undefined;
  onChoose: (id: string) => void;
  /** Leads to the making of a profile; without it there is no such button. PROF-003 */
  onAdd?: (() => void) | undefined;
  /** A choice is on its way; no other can be made. @default false */
  isPending?: boolean;
  /** The profile in force takes the focus when the list appears. @default false */
  autoFocus?: boolean;
}
