import type { ReactNode } from 'react';
import type { TitleSummary } from '../poster-card/title-summary.types.ts';

/** What a preview's trailer must be; spread it on the `<video>`. CARD-005 */
export interface TrailerVideo {
  muted: true;
  autoPlay: true;
  loop: true;
  playsInline: true;
}

/** What a preview shows of a title. */
export interface PreviewContent {
  title: TitleSummary;
  playHref: string;
  /** Draws the trailer over the still; without it the still stays. */
  renderTrailer?: (video: TrailerVideo) => ReactNode;
  /** Absent where nothing can be kept. */
  bookmark?: { isOn: boolean; onToggle: () => void };
}

/** Props of `CardPreview`. */
export interface CardPreviewProps extends PreviewContent {
  /** The card. */
  children: ReactNode;
}

/** Props of the popover, whatever it looks like. */
export interface PreviewPopoverProps extends PreviewContent {
  /** The card it belongs to. */
  anchor: HTMLElement;
  /** Moves the focus to its first link when it opens. @default false */
  takesFocus?: boolean;
}
