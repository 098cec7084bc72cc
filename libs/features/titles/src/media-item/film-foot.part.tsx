import type { MediaItem } from '@foyer/contract';
import { FilmFoot, type FilmFootProps } from '@foyer/screens/film-page';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { filmFootProps } from './film-foot-props.ts';
import { filmPageProps } from './film-page-props.ts';
import { ItemActionsPart } from './item-actions.part.tsx';
import { RateItemPart } from './rate-item.part.tsx';
import { SeriesFoot } from './series/series-foot.tsx';
import type { ShownEpisodes } from './series/shown-episodes.ts';
import { useItem, type ItemRef } from './use-item.ts';

/** Props of {@link FilmFootPart}. */
export interface FilmFootPartProps extends ItemRef {
  /** Of a series and its parts. */
  shown?: ShownEpisodes | undefined;
}

/** A title's page below what one sees first; comes late. */
export function FilmFootPart({ shown, ...ref }: FilmFootPartProps) {
  const item = useItem(ref);
  return item ? <Foot item={item} shown={shown} {...ref} /> : null;
}

function Foot({ item, shown, ...ref }: FilmFootPartProps & { item: MediaItem }) {
  const t = useTranslate('item');
  const language = useLanguage();
  const { name, timeZone } = useLabel();
  const page = filmPageProps(item, { t, siteName: name[language] });
  const props: FilmFootProps = {
    ...filmFootProps(item, page, { t, language, timeZone }),
    // Some looks have them here.
    actions: <ItemActionsPart {...ref} />,
    rate: <RateItemPart {...ref} />,
  };
  if (item.type === 'film') return <FilmFoot {...props} />;
  return <SeriesFoot {...props} item={item} shown={shown} />;
}
