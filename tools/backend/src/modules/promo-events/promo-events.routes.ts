import { localise, type NotificationTarget, type PromoEventShort, textIn } from '@foyer/contract';
import { asc } from 'drizzle-orm';
import { promoEvents } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { pageOf } from '../../server/paging.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';
import { mediaItemEntry, personalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';

type PromoEventRow = typeof promoEvents.$inferSelect;

const isOver = ({ endDate }: PromoEventRow, { today }: AnswerView): boolean => endDate < today;

const shortAnswer = (event: PromoEventRow, view: AnswerView): PromoEventShort => ({
  id: event.id,
  slug: event.slug,
  name: textIn(event.names, view.language),
  summary: textIn(event.summaries, view.language),
  logo: view.images.describe(event.imageId),
  start_date: event.startDate,
  end_date: event.endDate,
  is_over: isOver(event, view),
});

/** Handlers of the promo events. */
export function promoEventsRoutes(
  { db, now, config }: Context,
  views: AnswerViews,
): Handlers<'listPromoEvents' | 'getPromoEvent'> {
  const readAll = () => db.select().from(promoEvents).orderBy(asc(promoEvents.position));
  return {
    listPromoEvents: async ({ query, language }) => {
      const view = await views.of(language);
      const events = (await readAll()).sort(
        (one, other) => Number(isOver(one, view)) - Number(isOver(other, view)),
      );
      const page = pageOf(events, query);
      return { ...page, items: page.items.map((event) => shortAnswer(event, view)) };
    },
    getPromoEvent: async ({ params, viewer, language }) => {
      const view = await views.of(language);
      const event = (await readAll()).find(
        ({ id, slug }) => id === params.id_or_slug || slug === params.id_or_slug,
      );
      if (!event) throw new Failure('notFound');
      const { snapshot, images } = view;
      const personal = personalView(await readViewing(db, viewer), snapshot);
      const partiesUrl = config.hasDemoPowers ? config.partiesUrl : undefined;
      const localisation = { language, picture: images.describe, now: now(), partiesUrl };
      return {
        ...shortAnswer(event, view),
        background: images.describe(event.imageId),
        description: textIn(event.descriptions, language),
        terms: event.terms.map((term) => textIn(term, language)),
        ...(event.target && { target: localise<NotificationTarget>(event.target, localisation) }),
        items: event.mediaItemIds.flatMap((id) => {
          const item = snapshot.itemsById.get(id);
          return item ? [mediaItemEntry(item, view, personal)] : [];
        }),
      };
    },
  };
}
