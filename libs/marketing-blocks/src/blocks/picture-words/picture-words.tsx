import { Artwork } from '@foyer/ui/artwork';
import { ListBody } from '@foyer/ui/list-page';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { words } from '../../parts/block-section.css.ts';
import { readHtml } from '../../parts/html-words.tsx';
import * as css from './picture-words.css.ts';
import type { PictureWordsProps } from './picture-words.schema.ts';

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A promise beside its picture, above it on narrow pages. */
export function PictureWords({ title, text, label, picture, buttons }: PictureWordsProps) {
  return (
    <ListBody>
      <section className={css.root} aria-label={title}>
        <div className={css.start}>
          {label !== undefined && <p className={css.label}>{label}</p>}
          <h2 className={css.heading}>{title}</h2>
          {text !== undefined && <div className={words}>{readHtml(text)}</div>}
          <BlockButtons items={buttons} />
        </div>
        {picture && (
          <Artwork
            className={css.picture}
            picture={picture}
            size={[960, 540]}
            candidates={sizes}
            sizes="(min-width: 64em) 50vw, 100vw"
          />
        )}
      </section>
    </ListBody>
  );
}
