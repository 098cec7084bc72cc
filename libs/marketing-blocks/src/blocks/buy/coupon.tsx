import { Artwork } from '@foyer/ui/artwork';
import { Icon } from '@foyer/ui/icon';
import { ListBody } from '@foyer/screens/list-page';
import { useId } from 'react';
import { readHtml } from '../../parts/html-words.tsx';
import { wordBucket } from '../../parts/fit-words.ts';
import * as css from './coupon.css.ts';
import type { FrameProps } from './frame.types.ts';

const sizes = [
  [640, 360],
  [960, 540],
] as const;

/** A coupon to be cut out: what is asked for at the start, boxes to tick and a total at the end. */
export default function Coupon({ title, label, text, note, picture, children }: FrameProps) {
  const id = useId();
  return (
    <ListBody>
      <section className={css.coupon} aria-labelledby={id}>
        <span className={css.scissors} aria-hidden="true">
          <Icon name="scissors" size={24} />
        </span>
        <div className={css.words}>
          {label !== undefined && <p className={css.label}>{label}</p>}
          <h2 id={id} className={css.heading} data-word={wordBucket(title)}>
            {title}
          </h2>
          {text !== undefined && <div className={css.lead}>{readHtml(text)}</div>}
          {note !== undefined && <div className={css.note}>{readHtml(note)}</div>}
          {picture && (
            <Artwork
              className={css.picture}
              picture={picture}
              size={[640, 360]}
              candidates={sizes}
              sizes="(min-width: 64em) 36vw, 90vw"
              hasEdge={false}
            />
          )}
        </div>
        <div className={css.form}>{children}</div>
      </section>
    </ListBody>
  );
}
