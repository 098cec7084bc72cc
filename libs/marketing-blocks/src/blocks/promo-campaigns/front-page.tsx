import { useTranslate } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { BannerBox } from '../../parts/banner-box.tsx';
import * as css from './front-page.css.ts';
import type { PromoCampaignsProps } from './promo-campaigns.schema.ts';

/** The first campaign over the page, the others in a row under it. */
export default function FrontPage({ slides }: PromoCampaignsProps) {
  const t = useTranslate();
  const [first, ...others] = slides;
  return (
    <ListBody>
      <section className={css.page} aria-label={t('hero.label')}>
        {first && <BannerBox banner={first} level="h2" isLarge />}
        {others.length > 0 && (
          <ul className={css.others}>
            {others.map((banner) => (
              <li key={banner.id} className={css.other}>
                <BannerBox banner={banner} level="h3" />
              </li>
            ))}
          </ul>
        )}
      </section>
    </ListBody>
  );
}
