import type { CatalogueTheme } from '@foyer/contract';
import { useTranslate } from '@foyer/ui/i18n';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { cataloguePath } from '@foyer/site-map';
import { catalogueCrumbs } from './catalogue-crumb-titles.ts';

/** The way to a catalogue: through its theme, if it has one. CRUMB-012 */
export function CatalogueCrumbs({ theme }: { theme: CatalogueTheme | undefined }) {
  const t = useTranslate('browse');
  return <PageCrumbs path={cataloguePath(theme)} {...catalogueCrumbs(theme, t)} />;
}
