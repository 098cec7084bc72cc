import { BannerCard } from '@foyer/ui/banner-card';
import { EndlessList } from '@foyer/ui/endless-list';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { CardGrid, ListBody, ListPage } from '@foyer/ui/list-page';
import { PageCrumbs } from '@foyer/ui/page-crumbs';
import { StatePage } from '@foyer/ui/state-page';
import { useClient } from '../../document/client-context.ts';
import { pagePath } from '../lists/page-number.ts';
import { useList } from '../lists/use-list.ts';
import { promoEventsList } from './load-promo-events.ts';
import { promoEventsPath, promoEventSummary } from './promo-event-summary.ts';

/** Cards whose pictures are fetched at once. */
const urgentCards = 6;

/** All promo events, those that run first. ROUTE-042, CRUMB-007 */
export function PromoEventsPage({ number }: { number: number }) {
  const t = useTranslate('browse', 'crumbs');
  const language = useLanguage();
  const list = useList(promoEventsList(useClient(), number), (page) =>
    pagePath(promoEventsPath, page),
  );
  if (!list) return null;
  if (list.items.length === 0) return <StatePage kind="empty" />;
  return (
    <>
      <PageCrumbs path={promoEventsPath} />
      <ListPage heading={t('crumbs.promo_events')} lead={t('browse.promo.text')}>
        <ListBody>
          <EndlessList {...list.paging}>
            <CardGrid card="banner" label={t('crumbs.promo_events')}>
              {list.items.map((event, index) => (
                <BannerCard
                  key={event.id}
                  banner={promoEventSummary(event, { t, language })}
                  isUrgent={index < urgentCards}
                />
              ))}
            </CardGrid>
          </EndlessList>
        </ListBody>
      </ListPage>
    </>
  );
}
