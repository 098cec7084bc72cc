import type { ReactNode } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { Icon } from '@foyer/ui/icon';
import { wordBucket } from '@foyer/ui/print/fit';
import { Wordmark } from '@foyer/ui/print/wordmark';
import {
  brand,
  frame,
  kicker as kickerStyle,
  note as noteStyle,
  page,
  text as textStyle,
  title as titleStyle,
  words,
} from './checkout-side.css.ts';

/** Props of {@link CheckoutSide}. */
export interface CheckoutSideProps {
  /** Which kind of thing it is, such as «Подписка». */
  kicker: string;
  /** Its name. */
  title: string;
  /** One sentence about it. */
  text?: string | undefined;
  /** What comes after, such as the way back to the film. */
  note?: string | undefined;
  /** Fills the frame that is given; without one the frame is drawn. */
  picture?: ReactNode;
}

/** What is bought, at the side of a dialog: words over its picture, or a page of a spread. */
export function CheckoutSide({ kicker, title, text, note, picture }: CheckoutSideProps) {
  const { checkout } = useLabel().variants;
  return (
    <div className={page[checkout]}>
      {checkout === 'halves' && (
        <div className={brand}>
          <Wordmark />
        </div>
      )}
      <div className={frame[checkout]} data-drawn={picture ? undefined : ''}>
        {picture}
      </div>
      <div className={words[checkout]}>
        <p className={kickerStyle[checkout]}>{kicker}</p>
        <p className={titleStyle[checkout]} data-word={wordBucket(title)}>
          {title}
        </p>
        {text && <p className={textStyle[checkout]}>{text}</p>}
        {note && (
          <p className={noteStyle[checkout]}>
            {checkout === 'card' && <Icon name="return" size={16} />}
            <span>{note}</span>
          </p>
        )}
      </div>
    </div>
  );
}
