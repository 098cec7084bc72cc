import type { Service } from '@foyer/contract';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { servicePrice } from './service-price.ts';

/** What a service costs this account. SERV-012 */
export function OwnPrice({ service }: { service: Service }) {
  const t = useTranslate('info', 'purchase');
  return servicePrice(service, { t, language: useLanguage() });
}
