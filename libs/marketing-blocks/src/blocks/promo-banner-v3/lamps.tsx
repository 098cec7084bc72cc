import { Artwork } from '@foyer/ui/artwork';
import { useRef } from 'react';
import { cover } from '../../parts/cover.css.ts';
import type { Logo } from '../../parts/logos.schema.ts';
import { linkProps } from '../../parts/target-link.ts';
import * as css from './lamps.css.ts';
import { useDarkUntilSeen } from './use-dark-until-seen.ts';

/** Logos as lamps, switched on one after the other when they are first looked at. */
export default function Lamps({ logos }: { logos: readonly Logo[] }) {
  const root = useRef<HTMLUListElement>(null);
  const isDark = useDarkUntilSeen(root);
  return (
    <ul ref={root} className={css.lamps} data-dark={isDark || undefined}>
      {logos.map(({ id, name, picture, link, countedId }) => (
        <li key={id} className={css.lamp} data-banner={countedId}>
          <span className={css.bulb}>
            <Artwork className={css.sign} picture={picture} size={[180, 180]} hasEdge={false} />
          </span>
          {link ? (
            <a className={`${cover} ${css.name}`} {...linkProps(link)}>
              {name}
            </a>
          ) : (
            <span className={css.name}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
