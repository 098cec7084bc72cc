import type { ReactNode } from 'react';
import type { Picture } from '@foyer/ui/artwork';
import type { CardShape } from './card-shapes.ts';

/** What every card is made of; each label composes it in its own way. */
export interface CardFrameProps {
  shape: CardShape;
  /** Without it the card leads nowhere and cannot be pressed. */
  href?: string;
  title: string;
  picture: Picture;
  /** Set in place of a picture that does not come. @default the title */
  pictureTitle?: string;
  /** Words above the title, such as a service's promise. */
  kicker?: ReactNode;
  /** The line under the title; cut to one. */
  facts?: ReactNode;
  /** The facts are a sentence, which is shown whole: for cards that stand in no shelf. @default false */
  hasSentence?: boolean;
  /** How much went by, as a line under the picture. */
  progress?: { value: number; measure: 'watched' | 'aired' };
  /** Above the fold, so that its picture is fetched at once. @default false */
  isUrgent?: boolean;
  /** Called when the card is followed. */
  onPress?: () => void;
}
