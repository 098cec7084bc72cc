import { Artwork } from '@foyer/ui/artwork';
import { Icon } from '@foyer/ui/icon';
import { card } from '../../parts/card-name.css.ts';
import { CardName } from '../../parts/card-name.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { PictureCard } from '../../parts/picture-card.schema.ts';
import * as css from './reason-rows.css.ts';

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A row for each reason, words and light by turns at either side. */
export default function ReasonRows({ reasons }: { reasons: readonly PictureCard[] }) {
  return (
    <ul className={css.rows}>
      {reasons.map(({ id, title, text, icon, picture, link }) => (
        <li key={id} className={`${card} ${css.row[picture ? 'pictured' : 'plain']}`}>
          {picture && (
            <div className={css.scene}>
              <Artwork
                className={css.picture}
                picture={picture}
                size={[960, 540]}
                candidates={sizes}
                sizes="(min-width: 64em) 65vw, 100vw"
                hasEdge={false}
              />
            </div>
          )}
          <div className={css.words}>
            {icon && (
              <span className={css.sign}>
                <Icon name={icon} size={picture ? 28 : 32} isOn />
              </span>
            )}
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
