import type { MediaItem } from '@foyer/contract';
import { FilmPage, type FilmPageProps } from '@foyer/screens/film-page';
import { useTranslate } from '@foyer/ui/i18n';
import type { FilmTexts } from '../film-page-props.ts';
import { seriesPageProps } from './series-page-props.ts';

/** Props of {@link SeriesPage}. */
export interface SeriesPageProps {
  item: MediaItem;
  texts: FilmTexts;
  /** What every title's page has beside its data. */
  parts: Pick<FilmPageProps, 'actions' | 'rate' | 'foot'>;
}

/** The page of a series, a season or an episode. */
export function SeriesPage({ item, texts, parts }: SeriesPageProps) {
  useTranslate('item');
  return <FilmPage {...seriesPageProps(item, texts)} {...parts} />;
}
