import type { ReactNode } from 'react';

/** Props of a button of the player whose face a skin draws. */
export interface FaceProps<Face> {
  className: string;
  /** Draws the face; `label` is the button's name, for skins that use words. */
  children: (face: Face, label: string) => ReactNode;
}
