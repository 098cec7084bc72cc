import { useTranslate } from '@foyer/ui/i18n';
import { Advertiser, BannerMarks } from '../../parts/banner-words.tsx';
import { marks } from '../../parts/stage.css.ts';
import { Stage } from '../../parts/stage.tsx';
import * as css from './in-turn.css.ts';
import type { PromoCampaignsProps } from './promo-campaigns.schema.ts';

/** Campaigns one by one on a stage from edge to edge. */
export default function InTurn({ slides }: PromoCampaignsProps) {
  const t = useTranslate();
  return (
    <section className={css.hero} aria-label={t('hero.label')}>
      <Stage
        level="h2"
        isUrgent
        className={css.stage}
        slides={slides.map(({ subtitle, linkWords, advertiser, ...slide }) => ({
          ...slide,
          summary: subtitle,
          marks: (
            <BannerMarks banner={{ ...slide, subtitle, linkWords, advertiser }} className={marks} />
          ),
          way: linkWords || t('hero.details'),
          note: advertiser && <Advertiser advertiser={advertiser} ground={slide} />,
        }))}
      />
    </section>
  );
}
