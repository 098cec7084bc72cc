import { Artwork } from '@foyer/ui/artwork';
import { cover, drawn } from '../../parts/cover.css.ts';
import * as css from './index-cards.css.ts';
import type { PersonalCollectionsProps } from './personal-collections.schema.ts';

/** Cards of a library's index: the name on its line, what it is, a thumb. */
export default function IndexCards({ collections }: Pick<PersonalCollectionsProps, 'collections'>) {
  return (
    <ul className={css.cards}>
      {collections.map(({ id, href, name, description, picture }) => (
        <li key={id}>
          <article className={css.card}>
            <h3 className={css.cardName}>
              <a className={cover} href={href}>
                <span className={drawn}>{name}</span>
              </a>
            </h3>
            <p className={css.sentence}>{description}</p>
            <Artwork className={css.thumb} picture={picture} size={[352, 226]} hasEdge={false} />
          </article>
        </li>
      ))}
    </ul>
  );
}
