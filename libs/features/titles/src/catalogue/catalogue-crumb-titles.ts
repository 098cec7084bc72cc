import type { CatalogueTheme } from '@foyer/contract';
import type { Translate } from '@foyer/ui/i18n';
import type { CrumbSources } from '@foyer/screens/page-crumbs';

/** The names on the way to a catalogue, with the texts of `browse` loaded. CRUMB-012 */
export const catalogueCrumbs = (
  theme: CatalogueTheme | undefined,
  t: Translate,
): Pick<CrumbSources, 'titles' | 'lastTitle'> => ({
  titles: theme ? { [`/${theme}`]: t(`browse.catalogue.heading.${theme}`) } : {},
  lastTitle: t('browse.catalogue.crumb'),
});
