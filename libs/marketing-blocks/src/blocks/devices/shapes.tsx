import { Icon } from '@foyer/ui/icon';
import { card } from '../../parts/card-name.css.ts';
import { CardName } from '../../parts/card-name.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { DevicePicture } from './device-picture.tsx';
import { note } from './devices.css.ts';
import type { DevicesProps } from './devices.schema.ts';
import * as css from './shapes.css.ts';

/** Shapes of devices on tiles, each lit from below. */
export default function Shapes({ devices }: Pick<DevicesProps, 'devices'>) {
  return (
    <ul className={css.tiles} data-count={devices.length}>
      {devices.map(({ id, title, text, icon, picture, link }) => (
        <li key={id} className={`${card} ${css.tile}`} data-leads={link ? '' : undefined}>
          {picture ? (
            <DevicePicture picture={picture} />
          ) : (
            <span className={css.sign}>
              <Icon name={icon} size={32} isOn />
            </span>
          )}
          <CardName className={css.name} link={link}>
            {title}
          </CardName>
          {text !== undefined && <div className={note}>{readHtml(text)}</div>}
        </li>
      ))}
    </ul>
  );
}
