import { Icon } from '@foyer/ui/icon';
import { card } from '../../parts/card-name.css.ts';
import { CardName } from '../../parts/card-name.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { DevicePicture } from './device-picture.tsx';
import { note } from './devices.css.ts';
import type { DevicesProps } from './devices.schema.ts';
import * as css from './drawings.css.ts';

/** Line drawings of devices in one row, each with its caption. */
export default function Drawings({ devices }: Pick<DevicesProps, 'devices'>) {
  return (
    <ul className={css.row} data-count={devices.length}>
      {devices.map(({ id, title, text, icon, picture, link }) => (
        <li key={id} className={css.cell}>
          <figure className={`${card} ${css.figure}`}>
            {picture ? (
              <DevicePicture picture={picture} />
            ) : (
              <span className={css.drawing}>
                <Icon name={icon} size={32} />
              </span>
            )}
            <figcaption className={css.caption}>
              <CardName className={css.name} wordsClassName={css.words} link={link}>
                {title}
              </CardName>
              {text !== undefined && <div className={note}>{readHtml(text)}</div>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
