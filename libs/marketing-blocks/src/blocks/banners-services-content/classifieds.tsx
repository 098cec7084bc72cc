import type { BannersProps } from '../../parts/banner.schema.ts';
import { BannersSection } from '../../parts/banners-section.tsx';
import { BannerCell } from './banner-cell.tsx';
import { cells } from './classifieds.css.ts';
import { mosaic } from './banners-services-content.css.ts';

/** Ways in as small advertisements, in the cells of one table. */
export default function Classifieds({ title, banners }: BannersProps) {
  return (
    <BannersSection title={title}>
      {(level) => (
        <ul className={mosaic.print}>
          {banners.map((banner) => (
            <li key={banner.id} className={cells[banner.size]}>
              <BannerCell banner={banner} level={level} />
            </li>
          ))}
        </ul>
      )}
    </BannersSection>
  );
}
