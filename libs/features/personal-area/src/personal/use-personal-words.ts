import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useViewerZone } from '@foyer/television/tv/viewer-zone';
import type { PersonalWords } from './account-date.ts';

/** What a page of the account turns its entries into words with. */
export function usePersonalWords(): PersonalWords {
  const t = useTranslate('crumbs', 'my');
  return { t, language: useLanguage(), timeZone: useViewerZone() };
}
