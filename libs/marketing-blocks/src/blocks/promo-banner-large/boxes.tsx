import { BannerBox } from '../../parts/banner-box.tsx';
import type { BannersProps } from '../../parts/banner.schema.ts';
import { BannersSection } from '../../parts/banners-section.tsx';
import { campaigns, item } from './promo-banner-large.css.ts';

/** Advertisements in a column between lines, the first one large. */
export default function Boxes({ title, banners }: BannersProps) {
  return (
    <BannersSection title={title}>
      {(level) => (
        <ul className={campaigns.print}>
          {banners.map((banner, index) => (
            <li key={banner.id} className={item.print}>
              <BannerBox banner={banner} level={level} isLarge={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </BannersSection>
  );
}
