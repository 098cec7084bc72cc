import { EpisodeCard } from '@foyer/screens/episode-card';
import { Episodes } from '@foyer/screens/episodes';
import { FilmFoot, FilmPage } from '@foyer/screens/film-page';
import { ItemActions } from '@foyer/screens/item-actions';
import { PosterCard } from '@foyer/screens/poster-card';
import { Shelf } from '@foyer/screens/shelf';
import type { LabelVariants } from '@foyer/ui/theme';

export { FilmFootPart } from './film-foot.part.tsx';
export { ItemActionsPart } from './item-actions.part.tsx';
export { RateItemPart } from './rate-item.part.tsx';

/** Loads how a label shows the late parts of a title's page, so that they come whole. */
export const preloadLooks = (variants: LabelVariants): Promise<unknown> =>
  Promise.all(
    [FilmPage, FilmFoot, ItemActions, Shelf, PosterCard, Episodes, EpisodeCard].map(({ preload }) =>
      preload(variants),
    ),
  );
