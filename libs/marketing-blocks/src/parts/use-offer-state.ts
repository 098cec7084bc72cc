import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { serviceStatus } from '../cards/service-status.ts';
import type { ServiceOffer } from './service-offer.schema.ts';

/** How the account stands with a service, in words; nothing for those who never had it. */
export function useOfferState(): (offer: ServiceOffer) => string | undefined {
  const t = useTranslate('info');
  const language = useLanguage();
  const { timeZone } = useLabel();
  return ({ state, standing }) => {
    if (state) return serviceStatus(state, { t, language, timeZone });
    return standing === 'unsold' ? t('info.offer.region') : undefined;
  };
}
