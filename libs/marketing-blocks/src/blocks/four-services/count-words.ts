import { formatCount, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import type { ServiceOffer } from '../../parts/service-offer.schema.ts';

/** What turns numbers into words, with the texts of `info` loaded. */
interface CountTexts {
  t: Translate;
  language: LanguageCode;
}

/** How much a service holds of each kind; kinds that it has none of are left out. */
export const countWords = (
  { counts: { films, channels, songs } }: Pick<ServiceOffer, 'counts'>,
  { t, language }: CountTexts,
): string[] =>
  (
    [
      ['media_items', films],
      ['channels', channels],
      ['karaoke', songs],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([kind, count]) =>
      t(`info.services.${kind}`, { count, shown: formatCount(count, language) }),
    );
