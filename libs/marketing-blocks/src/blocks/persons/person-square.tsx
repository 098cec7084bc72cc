import { Artwork } from '@foyer/ui/artwork';
import { Advertiser } from '../../parts/banner-words.tsx';
import { cover, drawn } from '../../parts/cover.css.ts';
import { linkProps } from '../../parts/target-link.ts';
import * as css from './persons.css.ts';
import type { PersonProps } from './person.tsx';

/** A grey portrait that gets its colour back when pointed at, with its caption: the role runs on into what it was for. */
export default function PersonSquare({
  name,
  role,
  subtitle,
  link,
  picture,
  advertiser,
  ground,
  countedId,
}: PersonProps) {
  return (
    <article className={css.person.square} data-banner={countedId}>
      <Artwork
        className={css.face.square}
        picture={picture}
        size={[250, 250]}
        candidates={[
          [250, 250],
          [500, 500],
        ]}
        sizes="(min-width: 64em) 180px, 56vw"
        hasEdge={false}
        title={name}
      />
      <h3 className={css.name}>
        <a className={cover} {...linkProps(link)}>
          <span className={drawn}>{name}</span>
        </a>
      </h3>
      <p className={css.role}>{subtitle === undefined ? role : `${role}. ${subtitle}`}</p>
      {advertiser && <Advertiser advertiser={advertiser} ground={ground} />}
    </article>
  );
}
