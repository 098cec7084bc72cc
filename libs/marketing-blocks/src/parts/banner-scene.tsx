import { Artwork, artColorClass, useArtColor } from '@foyer/ui/artwork';
import { useRef } from 'react';
import { Advertiser, BannerMarks, BannerTitle, BannerWay } from './banner-words.tsx';
import { inkStyles, note, way } from './banner.css.ts';
import * as css from './banner-scene.css.ts';
import type { BlockBanner } from './banner.schema.ts';

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
] as const;

/** Props of a banner in either composition. */
export interface BannerProps {
  banner: BlockBanner;
  level: 'h2' | 'h3';
  /** The first thing of the page that is looked at. @default false */
  isLarge?: boolean;
  /** How wide it is, as in HTML. @default '(min-width: 48em) 50vw, 100vw' */
  sizes?: string;
  className?: string;
}

/** A banner as a scene: its picture fills it, and the words stand on its colour. */
export function BannerScene({
  banner,
  level,
  isLarge = false,
  sizes: width = '(min-width: 48em) 50vw, 100vw',
  className = '',
}: BannerProps) {
  const root = useRef<HTMLElement>(null);
  const { color, ink, subtitle, advertiser } = banner;
  useArtColor(root, color);
  return (
    <article
      ref={root}
      className={`${css.scene} ${artColorClass(color)} ${className}`}
      data-banner={banner.countedId}
    >
      <Artwork
        className={css.scenePicture}
        picture={banner.picture}
        size={[960, 540]}
        candidates={sizes}
        sizes={width}
      />
      <div className={`${css.sceneWords} ${inkStyles[ink]}`}>
        <BannerMarks banner={banner} />
        <BannerTitle
          banner={banner}
          level={level}
          className={css.title[isLarge ? 'large' : 'small']}
        />
        {subtitle !== undefined && <p className={note}>{subtitle}</p>}
        <BannerWay words={banner.linkWords} className={way} />
        {advertiser && <Advertiser advertiser={advertiser} />}
      </div>
    </article>
  );
}
