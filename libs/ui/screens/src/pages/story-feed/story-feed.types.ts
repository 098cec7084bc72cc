import type { ReactNode } from 'react';
import type { Picture } from '@foyer/ui/artwork';

/** One video of a feed. */
export interface StorySlide {
  id: string;
  /** Where its title is described. */
  href: string;
  title: string;
  /** Such as «Серия 3». */
  kicker?: string | undefined;
  /** A sentence or two; cut where there is no room. */
  text?: string | undefined;
  /** Such as `16+`. */
  ageLabel?: string | undefined;
  /** Shown until the first frame. */
  picture: Picture;
  /** Leads from a preview to what it previews. */
  watch?: { title: string; href: string } | undefined;
  /** @default false */
  isFavourite?: boolean | undefined;
}

/** How the button that shares looks; its words are in it. */
export interface ShareFace {
  className: string;
  children: ReactNode;
}

/** Props of {@link StoryFeed}. */
export interface StoryFeedProps {
  /** Name of the page, for the ear alone. */
  heading: string;
  /** At least one. */
  slides: readonly StorySlide[];
  /** Of the first one to show. @default 0 */
  start?: number;
  backHref: string;
  /** Replaces the navigation to `backHref`. */
  onBack?: (() => void) | undefined;
  /** Told at the start and with every move. */
  onActive?: ((index: number) => void) | undefined;
  /** What plays in the one slide that is in view; `goOn` moves to the next one, if there is one. */
  renderActive: (index: number, goOn: () => void) => ReactNode;
  onFavourite: (slide: StorySlide) => void;
  /** A button that shares the slide, with the face that it is to have. */
  renderShare: (slide: StorySlide, face: ShareFace) => ReactNode;
  /** Whether there are more to come below the last one. @default 'none' */
  more?: 'none' | 'pending' | 'failed';
  onRetry?: (() => void) | undefined;
}
