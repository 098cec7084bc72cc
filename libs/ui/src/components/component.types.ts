import type { ReactNode, Ref } from 'react';
import type { IconName } from '../icons/icon-names.ts';

/** A picture of the image endpoint. `url` takes `/{W}x{H}.{avif|webp|jpg}`; the server crops round the focus. */
export interface Picture {
  url: string;
  /** Shown until the picture is there, `#rrggbb`. */
  color: string;
  /** `light` when the left half of the picture is bright; decides the scrim. */
  tone: 'light' | 'dark';
}

/** What every card and hero knows of a title. Facts are ready for the eye: already cut and translated. */
export interface TitleSummary {
  id: string;
  href: string;
  title: string;
  poster: Picture;
  backdrop: Picture;
  /** 0 to 10. */
  rating?: number;
  year?: number;
  /** At most two. CARD-008 */
  genres: readonly string[];
  /** At most two. CARD-009 */
  countries: readonly string[];
  /** Whole minutes, films only. CARD-010 to CARD-012 */
  durationMinutes?: number;
  /** Such as `16+`. */
  ageLabel?: string;
  summary: string;
  isNew?: boolean;
  director?: string;
}

/** One slide of the hero. */
export interface HeroSlide extends TitleSummary {
  /** Such as «Премьера». */
  badge?: string;
  playHref: string;
}

/** The hero of a page; the first slide is the one the server renders. */
export interface HeroProps {
  slides: readonly HeroSlide[];
}

/** A poster card; the whole card is one link. */
export interface PosterCardProps {
  title: TitleSummary;
  /** True in the first shelf, whose pictures are fetched at once. @default false */
  isUrgent?: boolean;
  /** 230×333 instead of 158×230 where the window is wide enough. CONST-001, CONST-002 @default `isUrgent` */
  isBig?: boolean;
}

/** A horizontally scrolling row of cards under a heading. */
export interface ShelfProps {
  heading: string;
  subHeading?: string;
  /** Where the heading leads. */
  href?: string;
  /** List items; the shelf puts each in its own cell. */
  children: ReactNode;
  /** Decides cell width and arrow positions. @default 'poster' */
  cell?: 'poster' | 'horizontal' | 'channel' | 'person';
}

/** The ten most watched, numbered from 1. */
export interface Top10Props {
  heading: string;
  titles: readonly TitleSummary[];
}

/** A title that was not watched to its end. */
export interface ContinueCardProps {
  title: TitleSummary;
  /** 0 to 1. */
  progress: number;
  minutesLeft?: number;
  /** Such as «Сезон 1, серия 3. «Перегон»». @default the genres, where the card has room for them */
  place?: string;
}

/** An entry of the main menu. */
export interface MenuItem {
  id: string;
  title: string;
  href: string;
  /** The sets draw a circle for a name that they do not know. */
  icon: IconName;
}

/** Header and navigation of every page with a layout. */
export interface NavigationProps {
  items: readonly MenuItem[];
  /** The path in the address, to mark the current item. */
  currentPath: string;
  homeHref: string;
  searchHref: string;
  messagesHref: string;
  /** A visitor gets a login link instead. */
  viewer?: { name: string; href: string; avatar?: Picture; hasUnread: boolean };
  /** Absent where there is no way to sign in; then no login is offered. HEAD-009 */
  loginHref?: string | undefined;
  /** The same page in each language. */
  languages: readonly LanguageLink[];
  /** True where the page's first picture runs under the navigation. @default false */
  isOverHero?: boolean;
}

/** The same page in another language. */
export interface LanguageLink {
  code: string;
  label: string;
  /** BCP 47. */
  tag: string;
  href: string;
  isCurrent: boolean;
}

/** Links of the footer under one heading. */
export interface FooterGroup {
  title: string;
  links: readonly { id: string; title: string; href: string }[];
}

/** Footer of every page with a layout. */
export interface FooterProps {
  /** Links inside the site; social networks and stores are the label's own. */
  groups: readonly FooterGroup[];
  languages: readonly LanguageLink[];
  year: number;
}

/** A person of the cast or crew. */
export interface PersonSummary {
  id: string;
  href: string;
  name: string;
  /** Character or trade. */
  part?: string;
  picture?: Picture;
}

/** The page of one film or another title: what one sees first. */
export interface FilmPageProps {
  title: TitleSummary;
  originalTitle?: string;
  badge?: string;
  breadcrumbs: readonly { title: string; href?: string }[];
  playHref: string;
  /** Words of the main button. @default «Смотреть» */
  playText?: string;
  trailerHref?: string;
  /** Such as «14 дней бесплатно, далее 399 ₽ в месяц». */
  priceText?: string;
  ratingCount?: number;
  /** Further things to do with the title, after the trailer. */
  actions?: ReactNode;
  /** The way to rate it, under the score. */
  rate?: ReactNode;
  /** The rest of the page, such as `FilmFoot`. */
  foot?: ReactNode;
}

/** Props of the whole-page state: nothing here, not found, failed. */
export interface StatePageProps {
  /** `opening`: the whole site has nothing to show yet. */
  kind: 'empty' | 'error' | 'notFound' | 'opening';
  /** Such as «Здесь темно». @default the label's own words for the kind */
  heading?: string;
  text?: ReactNode;
  /** The code that support asks for, such as `3-4-1000049`. ERR-019 */
  code?: string | undefined;
  action?: { title: string; href: string };
  /** The way home beside another action. */
  home?: { title: string; href: string };
  /** What to read instead, at most three; only some variants list them. */
  suggestions?: readonly { title: string; href: string }[];
}

/** Props of a dialog; it is open or not, and asks to be closed. */
export interface DialogProps {
  title: string;
  /** Read with the title when the dialog opens. */
  description?: string;
  isOpen: boolean;
  /** The close button or Escape; a press outside never closes. */
  onClose: () => void;
  /** False hides the close button and ignores Escape. @default true */
  isDismissable?: boolean;
  /** Called in place of `onClose` by Escape, for an owner that tells the two apart. @default `onClose` MODAL-004 */
  onEscape?: () => void;
  /** MODAL-007, MODAL-008. @default 'opacity-scale' */
  animation?: 'opacity-scale' | 'none';
  /**
   * `wide` is for what lies side by side, such as a shelf; `window` takes the whole window, for what is celebrated.
   * @default as wide as a form
   */
  size?: 'wide' | 'window';
  /** What the dialog is about: stands beside its content, above it on phones. */
  side?: ReactNode;
  /** Above the title, such as the way back. */
  lead?: ReactNode;
  /** The title is for the ear alone, because the content begins with headings. @default false */
  isTitleHidden?: boolean;
  /** Of the title, which can then be given the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}
