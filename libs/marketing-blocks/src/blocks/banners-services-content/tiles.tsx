import { BannerScene } from '../../parts/banner-scene.tsx';
import type { BannersProps } from '../../parts/banner.schema.ts';
import { BannersSection } from '../../parts/banners-section.tsx';
import { mosaic } from './banners-services-content.css.ts';
import { tile, tiles } from './tiles.css.ts';

/** Ways in as tiles with a gap between them. */
export default function Tiles({ title, banners }: BannersProps) {
  return (
    <BannersSection title={title}>
      {(level) => (
        <ul className={mosaic.lit}>
          {banners.map((banner) => (
            <li key={banner.id} className={tiles[banner.size]}>
              <BannerScene banner={banner} level={level} className={tile} />
            </li>
          ))}
        </ul>
      )}
    </BannersSection>
  );
}
