import { Artwork } from '@foyer/ui/artwork';
import { Advertiser } from '../../parts/banner-words.tsx';
import { cover } from '../../parts/cover.css.ts';
import { linkProps } from '../../parts/target-link.ts';
import * as css from './person-round.css.ts';
import * as shared from './persons.css.ts';
import type { PersonProps } from './person.tsx';

/** A round face in its own light, the words in the middle under it. BLOCK-069 */
export default function PersonRound({
  name,
  role,
  subtitle,
  link,
  picture,
  advertiser,
  ground,
  countedId,
  hasShadow,
}: PersonProps) {
  return (
    <article className={shared.person.round} data-banner={countedId}>
      <Artwork
        className={`${shared.face.round} ${hasShadow ? css.shadow : ''}`}
        picture={picture}
        size={[180, 180]}
        candidates={[
          [180, 180],
          [360, 360],
        ]}
        sizes="160px"
        title={name}
      />
      <h3 className={shared.name}>
        <a className={cover} {...linkProps(link)}>
          {name}
        </a>
      </h3>
      <p className={shared.role}>{role}</p>
      {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
      {advertiser && <Advertiser advertiser={advertiser} ground={ground} />}
    </article>
  );
}
