import { useQuery } from '@tanstack/react-query';
import type { MediaItem } from '@foyer/contract';
import { Episodes } from '@foyer/screens/episodes';
import { FilmFoot, type FilmFootProps } from '@foyer/screens/film-page';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { episodesPartId, episodesProps } from './episodes-props.ts';
import { aboutTitle, seriesPageProps } from './series-page-props.ts';
import { seriesQueries } from './series-queries.ts';
import { seriesIdOf, type ShownEpisodes } from './shown-episodes.ts';

/** Props of {@link SeriesFoot}. */
export interface SeriesFootProps extends FilmFootProps {
  item: MediaItem;
  shown?: ShownEpisodes | undefined;
}

/** The foot of a series, a season or an episode: as that of a film, with the episodes first. */
export function SeriesFoot({
  item,
  shown = { seriesId: seriesIdOf(item) },
  ...foot
}: SeriesFootProps) {
  const t = useTranslate('item');
  const language = useLanguage();
  const { name, timeZone } = useLabel();
  const queries = seriesQueries(useClient(), shown);
  const { data: seasons } = useQuery(queries.seasons);
  const { data: episodes } = useQuery(queries.episodes);
  const list = seasons && episodes && (
    <Episodes {...episodesProps({ item, seasons, episodes, shown }, { t, language, timeZone })} />
  );
  return (
    <FilmFoot
      {...foot}
      {...seriesPageProps(item, { t, siteName: name[language] })}
      actions={foot.actions}
      rate={foot.rate}
      aboutTitle={aboutTitle(item, t)}
      {...(list && {
        lead: { id: episodesPartId, title: t('item.series.episodes'), content: list },
      })}
    />
  );
}
