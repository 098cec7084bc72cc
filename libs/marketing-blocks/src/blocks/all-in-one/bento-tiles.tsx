import { Artwork } from '@foyer/ui/artwork';
import { Icon } from '@foyer/ui/icon';
import { card } from '../../parts/card-name.css.ts';
import { CardName } from '../../parts/card-name.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { PictureCard } from '../../parts/picture-card.schema.ts';
import * as css from './bento-tiles.css.ts';

const sizes = [
  [640, 360],
  [960, 540],
] as const;

/** Tiles of unequal size; the one that is pointed at lights up. */
export default function BentoTiles({ parts }: { parts: readonly PictureCard[] }) {
  return (
    <ul className={css.tiles} data-count={parts.length}>
      {parts.map(({ id, title, text, icon, picture, link }) => (
        <li key={id} className={`${card} ${css.tile}`} data-leads={link ? '' : undefined}>
          {picture ? (
            <span className={css.scene}>
              <Artwork
                className={css.picture}
                picture={picture}
                size={[640, 360]}
                candidates={sizes}
                sizes="(min-width: 48em) 40vw, 100vw"
                hasEdge={false}
              />
            </span>
          ) : (
            icon && (
              <span className={css.sign}>
                <Icon name={icon} size={32} isOn />
              </span>
            )
          )}
          <div className={css.words}>
            <CardName className={css.name} link={link}>
              {title}
            </CardName>
            {text !== undefined && <div className={css.note}>{readHtml(text)}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
