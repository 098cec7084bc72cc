import type { NotificationTarget, PromoEventShort } from '@foyer/contract';
import { formatDate, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import type { BannerSummary } from '@foyer/screens/banner-card';
import { promoEventPath, screenPath } from '@foyer/site-map';

/** What turns a promo event into words, with the texts of `browse` loaded. */
interface PromoTexts {
  t: Translate;
  language: LanguageCode;
}

/** Days of an event have no hours, so they are the same everywhere. */
const timeZone = 'UTC';

/** When a promo event is: that it is over, or its last day. */
export const promoPeriod = (
  { end_date, is_over }: Pick<PromoEventShort, 'end_date' | 'is_over'>,
  { t, language }: PromoTexts,
): string =>
  is_over
    ? t('browse.promo.over')
    : t('browse.promo.until', {
        date: formatDate(new Date(end_date), language, { timeZone, withYear: true }),
      });

/** What a card shows of a promo event. */
export const promoEventSummary = (event: PromoEventShort, texts: PromoTexts): BannerSummary => ({
  id: event.id,
  href: promoEventPath(event),
  title: event.name,
  subtitle: promoPeriod(event, texts),
  picture: event.logo,
});

/** The button of a promo event; nothing where its target has no words or leads nowhere. */
export function promoAction({
  target,
}: {
  target?: NotificationTarget | undefined;
}): { title: string | undefined; href: string } | undefined {
  const { title, link, url } = target ?? {};
  if (link !== undefined) return { title, href: screenPath({ type: 'screen', link }) };
  return url === undefined ? undefined : { title, href: url };
}
