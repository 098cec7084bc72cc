import { useContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import { mediaItemQuery } from '@foyer/client';
import { FilmPage } from '@foyer/screens/film-page';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { announce, AssetSource, lazyPart } from '@foyer/ui/variants';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { filmPageProps } from './film-page-props.ts';
import { LateActions, LateFoot, LateRate } from './item-parts.ts';
import type { MediaItemPageData } from './load-media-item.ts';

const seriesModule = 'libs/features/titles/src/media-item/series/series.page.tsx';

const SeriesPage = lazyPart(async () => (await import('./series/series.page.tsx')).SeriesPage);

/** The page of one media item: of a film, or of a series or a part of one, which has words of its own. */
export function MediaItemPage({ id, type, shown }: Omit<MediaItemPageData, 'head'>) {
  const t = useTranslate();
  const siteName = useLabel().name[useLanguage()];
  const source = useContext(AssetSource);
  const { data } = useQuery(mediaItemQuery(useClient(), id, type));
  if (!data) return null;
  const texts = { t, siteName };
  const parts = {
    actions: <LateActions id={id} type={type} />,
    rate: <LateRate id={id} type={type} />,
    foot: <LateFoot id={id} type={type} shown={shown} />,
  };
  if (data.type === 'film') return <FilmPage {...filmPageProps(data, texts)} {...parts} />;
  if (import.meta.env.SSR) announce(source, seriesModule);
  return <SeriesPage item={data} texts={texts} parts={parts} />;
}
