import { EpisodeCard } from '@foyer/ui/episode-card';
import { Episodes } from '@foyer/ui/episodes';
import { FilmFoot, FilmPage } from '@foyer/ui/film-page';
import { ItemActions } from '@foyer/ui/item-actions';
import { PosterCard } from '@foyer/ui/poster-card';
import { Shelf } from '@foyer/ui/shelf';
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
