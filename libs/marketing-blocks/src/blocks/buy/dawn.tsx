import { Artwork } from '@foyer/ui/artwork';
import { ListBody } from '@foyer/screens/list-page';
import { useId } from 'react';
import { readHtml } from '../../parts/html-words.tsx';
import { wordBucket } from '../../parts/fit-words.ts';
import * as css from './dawn.css.ts';
import type { FrameProps } from './frame.types.ts';

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
] as const;

/** The end of a night: it gets light behind the words, and the choice lies on a card beside them. */
export default function Dawn({ title, label, text, note, picture, children }: FrameProps) {
  const id = useId();
  return (
    <ListBody>
      <section className={css.scene} aria-labelledby={id}>
        <div className={css.sky} aria-hidden="true">
          {picture && (
            <Artwork
              className={css.picture}
              picture={picture}
              size={[1280, 720]}
              candidates={sizes}
              sizes="100vw"
              hasEdge={false}
            />
          )}
        </div>
        <div className={css.words}>
          {label !== undefined && <p className={css.label}>{label}</p>}
          <h2 id={id} className={css.heading} data-word={wordBucket(title)}>
            {title}
          </h2>
          {text !== undefined && <div className={css.lead}>{readHtml(text)}</div>}
        </div>
        <div className={css.card}>
          {children}
          {note !== undefined && <div className={css.note}>{readHtml(note)}</div>}
        </div>
      </section>
    </ListBody>
  );
}
