import { Artwork, artColorClass, useArtColor } from '@foyer/ui/artwork';
import { useRef } from 'react';
import { cell, rows } from '../../parts/card-row.css.ts';
import { cover } from '../../parts/cover.css.ts';
import * as css from './fans.css.ts';
import * as shared from './personal-collections.css.ts';
import type { PersonalCollectionsProps } from './personal-collections.schema.ts';

type Collection = PersonalCollectionsProps['collections'][number];

/** Tiles side by side, each over two sheets of its colour. */
export default function Fans({ collections }: Pick<PersonalCollectionsProps, 'collections'>) {
  return (
    <ul className={`${rows.lit} ${css.row}`}>
      {collections.map((collection) => (
        <li key={collection.id} className={cell}>
          <Fan {...collection} />
        </li>
      ))}
    </ul>
  );
}

function Fan({ href, name, description, picture }: Collection) {
  const root = useRef<HTMLElement>(null);
  useArtColor(root, picture.color);
  return (
    <article ref={root} className={`${css.tile} ${artColorClass(picture.color)}`}>
      <div className={css.fan}>
        <Artwork
          className={css.picture}
          picture={picture}
          size={[352, 226]}
          candidates={[
            [352, 226],
            [704, 452],
          ]}
          sizes="(min-width: 48em) 352px, 76vw"
          title={name}
        />
      </div>
      <h3 className={shared.name}>
        <a className={cover} href={href}>
          {name}
        </a>
      </h3>
      <p className={css.description}>{description}</p>
    </article>
  );
}
