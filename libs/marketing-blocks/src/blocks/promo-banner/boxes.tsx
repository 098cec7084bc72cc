import { BannerBox } from '../../parts/banner-box.tsx';
import type { BannersProps } from '../../parts/banner.schema.ts';
import { BannersSection } from '../../parts/banners-section.tsx';
import { banners as bannersStyle, framed, shares } from './promo-banner.css.ts';

/** Banners side by side between lines; an advertisement stands in a frame. */
export default function Boxes({ title, banners }: BannersProps) {
  return (
    <BannersSection title={title}>
      {(level) => (
        <ul className={bannersStyle.print}>
          {banners.map((banner) => (
            <li key={banner.id} className={shares[banner.size]}>
              <BannerBox
                banner={banner}
                level={level}
                {...(banner.advertiser && { className: framed })}
              />
            </li>
          ))}
        </ul>
      )}
    </BannersSection>
  );
}
