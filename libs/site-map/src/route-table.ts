import { hidingQueries } from './layout-hiding.ts';

/** What stands around a page: header and footer, only the main area, or nothing. ROUTE-088 */
export type RouteLayout = 'page' | 'bare' | 'none';

/** One row of the route table. */
export interface RouteRow {
  /** Stable; ids of the router begin with it. */
  name: string;
  /** Patterns of the router without the leading slash; the home page's is empty. */
  paths: readonly string[];
  /** @default 'page' */
  layout?: RouteLayout;
  /** Parameters that hide the layout: all of one group. */
  hiddenBy?: readonly (readonly string[])[];
  /** Whether Android may offer the native app. APPBAN-009 @default false */
  hasAppBanner?: boolean;
  /** COOKIE-003 @default true */
  hasCookieNotice?: boolean;
  /** @default true */
  hasNotifications?: boolean;
  /** Whether search engines may keep it. @default true */
  isIndexed?: boolean;
  /** Whether pages of other sites may show it, if the operator allows them. EMBED-015 @default false */
  isFramed?: boolean;
}

/** A page for one viewer, or one that means nothing out of its place. */
const unlisted = { isIndexed: false } as const;
/** Fills the window by itself. */
const whole = { layout: 'none', ...unlisted } as const;
/** Stands in pages of other sites, which have notices of their own. */
const framed = {
  ...whole,
  hasCookieNotice: false,
  hasNotifications: false,
  isFramed: true,
} as const;
const bare = { layout: 'bare', ...unlisted } as const;
const offersApp = { hasAppBanner: true } as const;
/** The notice would lie over the controls; it comes with the next page. */
const playsItem = { ...whole, ...offersApp, hasCookieNotice: false } as const;

/** Media items; the router tries the paths with and without each optional part. */
const itemPaths = [
  'movies/:id',
  'series/:id',
  'seasons/:id',
  'episodes/:id',
  'catalog/:series_id?/:season_id?/:id',
  'media_items/:series_id?/:season_id?/:id',
] as const;
const below = <Suffix extends string>(suffix: Suffix) =>
  itemPaths.map((path) => `${path}/${suffix}` as const);

const themes = ['movies', 'series', 'kids', 'education', 'sport'] as const;
const videoEmbeds = ['embed/vod', 'embed'] as const;

const rows = [
  // ROUTE-002
  {
    name: 'purchase-variants',
    paths: ['variants'],
    ...whole,
    hasCookieNotice: false,
    hasNotifications: false,
  },
  // ROUTE-003
  {
    name: 'purchase-variants-embed',
    paths: ['embed/buy'],
    ...framed,
  },
  // ROUTE-004, ROUTE-005
  {
    name: 'channel',
    paths: ['tv/:id'],
    hiddenBy: hidingQueries.channel,
  },
  // ROUTE-006
  {
    name: 'programme',
    paths: ['tv/:channel_id/shows/:id'],
    hiddenBy: hidingQueries.programme,
  },
  // ROUTE-007
  { name: 'channels', paths: ['tv'] },
  // ROUTE-008
  {
    name: 'channel-player',
    paths: ['tv/:id/player'],
    ...whole,
    // As over a film's controls.
    hasCookieNotice: false,
  },
  // ROUTE-009 to ROUTE-015
  {
    name: 'catalogue',
    paths: ['catalog', ...themes.map((theme) => `${theme}/catalog` as const)],
  },
  // ROUTE-016 to ROUTE-025
  { name: 'media-item', paths: itemPaths, ...offersApp },
  // ROUTE-026
  { name: 'cast', paths: below('cast') },
  // ROUTE-027
  { name: 'player', paths: below('player'), ...playsItem },
  // ROUTE-028
  { name: 'trailer', paths: below('trailer'), ...playsItem },
  // ROUTE-029
  { name: 'stories', paths: below('stories'), ...playsItem },
  // ROUTE-030
  {
    name: 'short-stories',
    paths: ['short_stories'],
    layout: 'none',
    hasCookieNotice: false,
    ...offersApp,
  },
  // ROUTE-031
  {
    name: 'karaoke-catalogue',
    paths: ['karaoke/catalog'],
    ...offersApp,
  },
  // ROUTE-032
  {
    name: 'karaoke-item',
    paths: ['karaoke/:id'],
    hiddenBy: hidingQueries['karaoke-item'],
  },
  // ROUTE-033
  { name: 'services', paths: ['services'] },
  // ROUTE-034 to ROUTE-037
  {
    name: 'service',
    paths: ['services/:parent_id?/:sub_parent_id?/:id'],
    hiddenBy: hidingQueries.service,
  },
  // ROUTE-038 to ROUTE-042
  {
    name: 'collection',
    paths: ['collections/:id'],
  },
  {
    name: 'collections',
    paths: ['collections'],
  },
  {
    name: 'search',
    paths: ['search'],
    ...unlisted,
  },
  {
    name: 'promo-event',
    paths: ['promo_events/:id'],
  },
  {
    name: 'promo-events',
    paths: ['promo_events'],
  },
  // ROUTE-043
  { name: 'my', paths: ['my'], ...unlisted, ...offersApp },
  // ROUTE-044 to ROUTE-060
  {
    name: 'my-bonuses',
    paths: ['my/bonuses'],
    ...unlisted,
  },
  {
    name: 'my-bonus',
    paths: ['my/bonuses/:id'],
    ...unlisted,
  },
  {
    name: 'my-random',
    paths: ['my/random'],
    ...whole,
  },
  {
    name: 'my-collection',
    paths: ['my/collection'],
    ...unlisted,
  },
  {
    name: 'my-devices',
    paths: ['my/devices'],
    ...unlisted,
  },
  {
    name: 'my-purchases',
    paths: ['my/payments_and_services'],
    ...unlisted,
  },
  {
    name: 'my-payments',
    paths: ['my/payments_and_services/payments'],
    ...unlisted,
  },
  {
    name: 'my-services',
    paths: ['my/payments_and_services/services'],
    ...unlisted,
  },
  {
    name: 'my-positions',
    paths: ['my/positions'],
    ...unlisted,
  },
  {
    name: 'my-settings',
    paths: ['my/settings'],
    ...unlisted,
  },
  {
    name: 'my-certificates',
    paths: ['my/certificates'],
    ...unlisted,
  },
  {
    name: 'my-profile',
    paths: ['my/profiles/:id'],
    ...unlisted,
  },
  {
    name: 'my-profile-channels',
    paths: ['my/profiles/:id/channels'],
    ...unlisted,
  },
  {
    name: 'my-journal',
    paths: ['my/journal'],
    ...unlisted,
  },
  {
    name: 'my-messages',
    paths: ['my/journal/messages'],
    ...unlisted,
  },
  {
    name: 'my-polls',
    paths: ['my/journal/polls'],
    ...unlisted,
  },
  {
    name: 'my-reminders',
    paths: ['my/reminders'],
    ...unlisted,
  },
  // ROUTE-061 to ROUTE-066
  { name: 'support', paths: ['support'] },
  { name: 'faq', paths: ['faq/:id?'] },
  { name: 'offer', paths: ['offer'] },
  { name: 'contacts', paths: ['contacts'] },
  { name: 'person', paths: ['persons/:id'] },
  // ROUTE-067
  {
    name: 'voice-assistant',
    paths: ['alice/auth'],
    ...whole,
  },
  // ROUTE-068
  {
    name: 'payment',
    paths: ['pay'],
    ...bare,
  },
  // ROUTE-069
  {
    name: 'promo-code-embed',
    paths: ['embed/promocode'],
    ...framed,
    layout: 'bare',
  },
  // ROUTE-070
  {
    name: 'channel-embed',
    paths: ['embed/tv/:id'],
    ...framed,
  },
  // ROUTE-071 to ROUTE-073
  {
    name: 'video-embed',
    paths: videoEmbeds.map((start) => `${start}/:series_id?/:season_id?/:id/trailer?` as const),
    ...framed,
  },
  // ROUTE-074
  {
    name: 'chat-trailer',
    paths: ['omnichat/:id/trailer'],
    ...framed,
  },
  // ROUTE-075, ROUTE-076
  {
    name: 'sign-in',
    paths: ['auth', 'authentication'],
    ...bare,
  },
  // ROUTE-077
  {
    name: 'test-player',
    paths: ['test_avod_player'],
    ...bare,
    hasCookieNotice: false,
  },
  // ROUTE-085
  {
    name: 'geoblock',
    paths: ['geoblock'],
    ...bare,
  },
  // QUERY-020: no row of the specification's table, which has it among the media views.
  {
    name: 'joint-viewing',
    paths: ['joint_viewing/:id'],
    ...unlisted,
  },
  // COLD-001, decision 0116: no row of the specification's table, which gives the flow no address.
  {
    name: 'cold-start',
    paths: ['cold_start'],
    ...bare,
    // The notice would lie over the way on; it comes with the next page.
    hasCookieNotice: false,
  },
  // ROUTE-078 to ROUTE-081
  {
    name: 'media-view',
    paths: ['media_views/:name/:id?', ':name/:id?'],
  },
  // ROUTE-082
  { name: 'home', paths: [''], ...offersApp },
  // ROUTE-083
  { name: 'not-found', paths: ['*'], ...unlisted },
] as const satisfies readonly RouteRow[];

type Row = (typeof rows)[number];

/** Name of a route. */
export type RouteName = Row['name'];
/** Pattern of the router without the leading slash. */
export type RoutePattern = Row['paths'][number];

/**
 * Every route of the site, in the specification's order. Spec 2 §2 "Route table", ROUTE-001
 *
 * The router prefers fixed segments to parameters, which is the order that readings 1 asks for.
 */
export const routeTable: readonly (RouteRow & { name: RouteName })[] = rows;
