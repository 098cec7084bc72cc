import { Artwork } from '@foyer/ui/artwork';
import { Advertiser, BannerMarks } from '../../parts/banner-words.tsx';
import type { BannerProps } from '../../parts/banner-scene.tsx';
import { kicker } from '../../parts/banner.css.ts';
import { cover, covered, drawn } from '../../parts/cover.css.ts';
import { linkProps } from '../../parts/target-link.ts';
import { cell, cellNote, cellTitle, cellWords, thumb } from './classifieds.css.ts';

/** A way in as a small advertisement: the words first, a thumb of its picture beside them. */
export function BannerCell({ banner, level: Heading }: BannerProps) {
  const { title, subtitle, link, linkWords, advertiser, color, ink, picture } = banner;
  const note = [subtitle, linkWords].filter(Boolean).join('. ');
  return (
    <article className={`${covered} ${cell}`} data-banner={banner.countedId}>
      <div className={cellWords}>
        <BannerMarks banner={banner} className={kicker} />
        <Heading className={cellTitle}>
          {link ? (
            <a className={cover} {...linkProps(link)}>
              <span className={drawn}>{title}</span>
            </a>
          ) : (
            title
          )}
        </Heading>
        {note && <p className={cellNote}>{note}</p>}
        {advertiser && <Advertiser advertiser={advertiser} ground={{ color, ink }} />}
      </div>
      <Artwork className={thumb} picture={picture} size={[104, 58]} hasEdge={false} />
    </article>
  );
}
