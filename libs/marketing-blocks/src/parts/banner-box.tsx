import { Artwork, artColorClass, useArtColor } from '@foyer/ui/artwork';
import { useRef } from 'react';
import type { BannerProps } from './banner-scene.tsx';
import { Advertiser, BannerMarks, BannerTitle, BannerWay } from './banner-words.tsx';
import { kicker } from './banner.css.ts';
import * as css from './banner-box.css.ts';

const sizes = [
  [640, 360],
  [960, 540],
] as const;

/** A banner as an advertisement in print: its words beside the picture, and under both whose it is. */
export function BannerBox({ banner, level, isLarge = false, className = '' }: BannerProps) {
  const root = useRef<HTMLElement>(null);
  const { color, ink, subtitle, advertiser } = banner;
  useArtColor(root, color);
  const rank = isLarge ? 'large' : 'small';
  return (
    <article
      ref={root}
      className={`${css.box} ${artColorClass(color)} ${className}`}
      data-banner={banner.countedId}
    >
      <div className={css.boxInside[rank]}>
        <Artwork
          className={css.boxPicture}
          picture={banner.picture}
          size={[640, 360]}
          candidates={sizes}
          sizes="(min-width: 48em) 40vw, 100vw"
          hasEdge={false}
        />
        <div className={css.boxWords}>
          {advertiser && <Advertiser advertiser={advertiser} ground={{ color, ink }} />}
          <BannerMarks banner={banner} className={kicker} />
          <BannerTitle banner={banner} level={level} className={css.boxTitle[rank]} />
          {subtitle !== undefined && <p className={css.boxNote}>{subtitle}</p>}
          <BannerWay words={banner.linkWords} className={css.boxWay} />
        </div>
      </div>
    </article>
  );
}
