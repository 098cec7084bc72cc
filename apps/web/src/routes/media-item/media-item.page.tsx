import { useQuery } from '@tanstack/react-query';
import { mediaItemQuery } from '@foyer/client';
import { FilmPage } from '@foyer/ui/film-page';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '../../document/client-context.ts';
import { filmPageProps } from './film-page-props.ts';

/** The page of one film. */
export function MediaItemPage({ id }: { id: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { name, timeZone } = useLabel();
  const { data } = useQuery(mediaItemQuery(useClient(), id));
  if (!data) return null;
  return <FilmPage {...filmPageProps(data, { t, language, timeZone, siteName: name[language] })} />;
}
