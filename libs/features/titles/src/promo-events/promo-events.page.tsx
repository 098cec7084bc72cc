import { BannerCard } from '@foyer/screens/banner-card';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { promoEventsPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { CardListPage } from '@foyer/page-parts/lists/card-list.page';
import type { CardListData } from '@foyer/page-parts/lists/load-card-list';
import { promoEventsList } from './load-promo-events.ts';
import { promoEventSummary } from './promo-event-summary.ts';

/** All promo events, those that run first. ROUTE-042, CRUMB-007 */
export function PromoEventsPage({ number }: Pick<CardListData, 'number'>) {
  const t = useTranslate('browse', 'crumbs');
  const language = useLanguage();
  return (
    <CardListPage
      list={promoEventsList(useClient(), number)}
      path={promoEventsPath}
      heading={t('crumbs.promo_events')}
      lead={t('browse.promo.text')}
      card="banner"
      renderCard={(event, isUrgent) => (
        <BannerCard
          key={event.id}
          banner={promoEventSummary(event, { t, language })}
          isUrgent={isUrgent}
        />
      )}
    />
  );
}
