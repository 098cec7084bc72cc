export type {
  ContinueCardProps,
  DialogProps,
  FilmPageProps,
  FooterGroup,
  FooterProps,
  HeroProps,
  HeroSlide,
  LanguageLink,
  MenuItem,
  NavigationProps,
  PersonSummary,
  Picture,
  PosterCardProps,
  ShelfProps,
  StatePageProps,
  TitleSummary,
  Top10Props,
} from './components/component.types.ts';
export { ContinueCard } from './components/continue-card/index.ts';
export { FilmPage } from './components/film-page/index.ts';
export { Footer } from './components/footer/index.ts';
export { Hero } from './components/hero/index.ts';
export { Navigation } from './components/navigation/index.ts';
export { PosterCard } from './components/poster-card/index.ts';
export { Shelf } from './components/shelf/index.ts';
export { StatePage } from './components/state-page/index.ts';
export { Top10 } from './components/top10/index.ts';
export { AssetSource, type ModuleAssets } from './variants/asset-source.ts';
export { defineVariants, type VariantComponent } from './variants/variant.tsx';
export { ActionLink, type ActionLinkProps } from './components/action-link/index.ts';
export { AgeMark } from './components/age-mark/index.ts';
export {
  artColorClass,
  artColorRules,
  Artwork,
  type ArtworkProps,
} from './components/artwork/index.ts';
export { Badge } from './components/badge/index.ts';
export { Breadcrumbs } from './components/breadcrumbs/index.ts';
export { Facts } from './components/facts/index.ts';
export { Icon, type IconName } from './components/icon/index.ts';
export { IconButton, type IconButtonProps } from './components/icon-button/index.ts';
export { Rating } from './components/rating/index.ts';
export { SkipLink } from './components/skip-link/index.ts';
export { VisuallyHidden } from './components/visually-hidden/index.ts';
export { PendingPage } from './components/pending-page/index.ts';
export { Skeleton } from './components/skeleton/index.ts';
