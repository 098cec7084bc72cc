import { BannerScene } from '../../parts/banner-scene.tsx';
import type { BannersProps } from '../../parts/banner.schema.ts';
import { BannersSection } from '../../parts/banners-section.tsx';
import { banners as bannersStyle, scene, shares } from './promo-banner.css.ts';

/** Banners side by side, each a scene of its picture. */
export default function Scenes({ title, banners }: BannersProps) {
  return (
    <BannersSection title={title}>
      {(level) => (
        <ul className={bannersStyle.lit}>
          {banners.map((banner) => (
            <li key={banner.id} className={shares[banner.size]}>
              <BannerScene banner={banner} level={level} className={scene} />
            </li>
          ))}
        </ul>
      )}
    </BannersSection>
  );
}
