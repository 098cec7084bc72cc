import { useQuery } from '@tanstack/react-query';
import { BlockFrame, titleSummary } from '@foyer/blocks';
import { promoEventQuery } from '@foyer/client';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { PosterCard } from '@foyer/screens/poster-card';
import { PromoStory } from '@foyer/screens/promo-story';
import { Shelf } from '@foyer/screens/shelf';
import { promoEventPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { promoAction, promoPeriod } from '../promo-events/promo-event-summary.ts';

/** A promo event: what it is, its conditions, its button and its titles. ROUTE-041 */
export function PromoEventPage({ id }: { id: string }) {
  const t = useTranslate('browse');
  const language = useLanguage();
  const { data: event } = useQuery(promoEventQuery(useClient(), id));
  if (!event) return null;
  const action = event.is_over ? undefined : promoAction(event);
  return (
    <>
      <PageCrumbs path={promoEventPath(event)} lastTitle={event.name} />
      <PromoStory
        heading={event.name}
        lead={event.summary}
        period={promoPeriod(event, { t, language })}
        picture={event.background}
        paragraphs={event.description.split('\n\n')}
        terms={{ heading: t('browse.promo.terms'), items: event.terms }}
        action={action && { title: action.title ?? t('browse.promo.go'), href: action.href }}
      />
      {event.items.length > 0 && (
        <BlockFrame block={{ id: event.id, type: 'content', items: event.items }}>
          <Shelf heading={t('browse.promo.titles')}>
            {event.items.map(({ media_item: item }) => (
              <PosterCard key={item.id} title={titleSummary(item)} />
            ))}
          </Shelf>
        </BlockFrame>
      )}
    </>
  );
}
