import { BannerScene } from '../../parts/banner-scene.tsx';
import type { BannersProps } from '../../parts/banner.schema.ts';
import { BannersSection } from '../../parts/banners-section.tsx';
import { campaigns, item, wide } from './promo-banner-large.css.ts';

/** A campaign from edge to edge, and a smaller one under it. */
export default function Scenes({ title, banners }: BannersProps) {
  return (
    <BannersSection title={title}>
      {(level) => (
        <ul className={campaigns.lit}>
          {banners.map((banner, index) => (
            <li key={banner.id} className={item.lit}>
              <BannerScene
                banner={banner}
                level={level}
                sizes="100vw"
                {...(index === 0 && { isLarge: true, className: wide })}
              />
            </li>
          ))}
        </ul>
      )}
    </BannersSection>
  );
}
