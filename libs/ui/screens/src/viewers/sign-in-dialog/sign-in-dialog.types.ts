import type { DialogProps } from '@foyer/ui/dialog';
import type { Picture } from '@foyer/ui/artwork';

/** The title on the cover, and what it is. */
export interface SignInCover {
  picture: Picture;
  title: string;
  /** Such as «Детектив, 8 серий». */
  facts?: string;
}

/** Props of the sign-in dialog: a dialog before a scene of the catalogue. */
export interface SignInDialogProps extends DialogProps {
  /** Posters of the wall behind the card; only some variants show them, twenty are enough. */
  posters: readonly Picture[];
  /** The cover of the day; only some variants show it. */
  cover?: SignInCover;
  /** Which step of how many, where the flow knows. */
  step?: { current: number; total: number };
}
