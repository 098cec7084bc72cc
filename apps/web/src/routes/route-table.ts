import { hidingQueries } from './layout-hiding.ts';

/** What stands around a page: header and footer, only the main area, or nothing. ROUTE-088 */
export type RouteLayout = 'page' | 'bare' | 'none';

/** One row of the route table. */
export interface RouteRow {
  /** Stable; ids of the router begin with it. */
  name: string;
  /** Patterns of the router without the leading slash; the home page's is empty. */
  paths: readonly string[];
  /** The file that renders it, below `src`. */
  module: string;
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
const below = (suffix: string) => itemPaths.map((path) => `${path}/${suffix}`);

const mediaItem = 'routes/media-item/media-item.route.tsx';
const player = 'routes/player/player.route.tsx';
const trailer = 'routes/player/trailer.route.tsx';
const stories = 'routes/stories/stories.route.tsx';

/**
 * Every route of the site, in the specification's order. Spec 2 §2 "Route table", ROUTE-001
 *
 * The router prefers fixed segments to parameters, which is the order that readings 1 asks for.
 */
export const routeTable: readonly RouteRow[] = [
  // ROUTE-002
  {
    name: 'purchase-variants',
    paths: ['variants'],
    module: 'routes/purchase-variants/purchase-variants.route.tsx',
    ...whole,
    hasCookieNotice: false,
    hasNotifications: false,
  },
  // ROUTE-003
  {
    name: 'purchase-variants-embed',
    paths: ['embed/buy'],
    module: 'routes/purchase-variants/purchase-embed.route.tsx',
    ...framed,
  },
  // ROUTE-004, ROUTE-005
  {
    name: 'channel',
    paths: ['tv/:id'],
    module: 'routes/channel/channel.route.tsx',
    hiddenBy: hidingQueries.channel,
  },
  // ROUTE-006
  {
    name: 'programme',
    paths: ['tv/:channel_id/shows/:id'],
    module: 'routes/programme/programme.route.tsx',
    hiddenBy: hidingQueries.programme,
  },
  // ROUTE-007
  { name: 'channels', paths: ['tv'], module: 'routes/channels/channels.route.tsx' },
  // ROUTE-008
  {
    name: 'channel-player',
    paths: ['tv/:id/player'],
    module: 'routes/channel-player/channel-player.route.tsx',
    ...whole,
    // As over a film's controls.
    hasCookieNotice: false,
  },
  // ROUTE-009 to ROUTE-015
  {
    name: 'catalogue',
    paths: [
      'catalog',
      ...['movies', 'series', 'kids', 'education', 'sport'].map((theme) => `${theme}/catalog`),
    ],
    module: 'routes/catalogue/catalogue.route.tsx',
  },
  // ROUTE-016 to ROUTE-025
  { name: 'media-item', paths: itemPaths, module: mediaItem, ...offersApp },
  // ROUTE-026
  { name: 'cast', paths: below('cast'), module: 'routes/cast/cast.route.tsx' },
  // ROUTE-027
  { name: 'player', paths: below('player'), module: player, ...playsItem },
  // ROUTE-028
  { name: 'trailer', paths: below('trailer'), module: trailer, ...playsItem },
  // ROUTE-029
  { name: 'stories', paths: below('stories'), module: stories, ...playsItem },
  // ROUTE-030
  {
    name: 'short-stories',
    paths: ['short_stories'],
    module: 'routes/short-stories/short-stories.route.tsx',
    layout: 'none',
    hasCookieNotice: false,
    ...offersApp,
  },
  // ROUTE-031
  {
    name: 'karaoke-catalogue',
    paths: ['karaoke/catalog'],
    module: 'routes/karaoke-catalogue/karaoke-catalogue.route.tsx',
    ...offersApp,
  },
  // ROUTE-032
  {
    name: 'karaoke-item',
    paths: ['karaoke/:id'],
    module: 'routes/karaoke-item/karaoke-item.route.tsx',
    hiddenBy: hidingQueries['karaoke-item'],
  },
  // ROUTE-033
  { name: 'services', paths: ['services'], module: 'routes/services/services.route.tsx' },
  // ROUTE-034 to ROUTE-037
  {
    name: 'service',
    paths: ['services/:parent_id?/:sub_parent_id?/:id'],
    module: 'routes/service/service.route.tsx',
    hiddenBy: hidingQueries.service,
  },
  // ROUTE-038 to ROUTE-042
  {
    name: 'collection',
    paths: ['collections/:id'],
    module: 'routes/collection/collection.route.tsx',
  },
  {
    name: 'collections',
    paths: ['collections'],
    module: 'routes/collections/collections.route.tsx',
  },
  {
    name: 'search',
    paths: ['search'],
    module: 'routes/search/search.route.tsx',
    ...unlisted,
  },
  {
    name: 'promo-event',
    paths: ['promo_events/:id'],
    module: 'routes/promo-event/promo-event.route.tsx',
  },
  {
    name: 'promo-events',
    paths: ['promo_events'],
    module: 'routes/promo-events/promo-events.route.tsx',
  },
  // ROUTE-043
  { name: 'my', paths: ['my'], module: 'routes/my/my.route.tsx', ...unlisted, ...offersApp },
  // ROUTE-044 to ROUTE-060
  {
    name: 'my-bonuses',
    paths: ['my/bonuses'],
    module: 'routes/my-bonuses/my-bonuses.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-bonus',
    paths: ['my/bonuses/:id'],
    module: 'routes/my-bonus/my-bonus.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-random',
    paths: ['my/random'],
    module: 'routes/my-random/my-random.route.tsx',
    ...whole,
  },
  {
    name: 'my-collection',
    paths: ['my/collection'],
    module: 'routes/my-collection/my-collection.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-devices',
    paths: ['my/devices'],
    module: 'routes/my-devices/my-devices.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-purchases',
    paths: ['my/payments_and_services'],
    module: 'routes/my-purchases/my-purchases.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-payments',
    paths: ['my/payments_and_services/payments'],
    module: 'routes/my-payments/my-payments.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-services',
    paths: ['my/payments_and_services/services'],
    module: 'routes/my-services/my-services.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-positions',
    paths: ['my/positions'],
    module: 'routes/my-positions/my-positions.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-settings',
    paths: ['my/settings'],
    module: 'routes/my-settings/my-settings.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-certificates',
    paths: ['my/certificates'],
    module: 'routes/my-certificates/my-certificates.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-profile',
    paths: ['my/profiles/:id'],
    module: 'routes/my-profile/my-profile.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-profile-channels',
    paths: ['my/profiles/:id/channels'],
    module: 'routes/my-profile-channels/my-profile-channels.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-journal',
    paths: ['my/journal'],
    module: 'routes/my-journal/my-journal.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-messages',
    paths: ['my/journal/messages'],
    module: 'routes/my-messages/my-messages.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-polls',
    paths: ['my/journal/polls'],
    module: 'routes/my-polls/my-polls.route.tsx',
    ...unlisted,
  },
  {
    name: 'my-reminders',
    paths: ['my/reminders'],
    module: 'routes/my-reminders/my-reminders.route.tsx',
    ...unlisted,
  },
  // ROUTE-061 to ROUTE-066
  { name: 'support', paths: ['support'], module: 'routes/info/info.route.tsx' },
  { name: 'faq', paths: ['faq/:id?'], module: 'routes/faq/faq.route.tsx' },
  { name: 'offer', paths: ['offer'], module: 'routes/info/info.route.tsx' },
  { name: 'contacts', paths: ['contacts'], module: 'routes/info/info.route.tsx' },
  { name: 'person', paths: ['persons/:id'], module: 'routes/person/person.route.tsx' },
  // ROUTE-067
  {
    name: 'voice-assistant',
    paths: ['alice/auth'],
    module: 'routes/voice-assistant/voice-assistant.route.tsx',
    ...whole,
  },
  // ROUTE-068
  {
    name: 'payment',
    paths: ['pay'],
    module: 'routes/payment/payment.route.tsx',
    ...bare,
  },
  // ROUTE-069
  {
    name: 'promo-code-embed',
    paths: ['embed/promocode'],
    module: 'routes/promo-code-embed/promo-code-embed.route.tsx',
    ...framed,
    layout: 'bare',
  },
  // ROUTE-070
  {
    name: 'channel-embed',
    paths: ['embed/tv/:id'],
    module: 'routes/embed/channel-embed.route.tsx',
    ...framed,
  },
  // ROUTE-071 to ROUTE-073
  {
    name: 'video-embed',
    paths: ['embed/vod', 'embed'].map((start) => `${start}/:series_id?/:season_id?/:id/trailer?`),
    module: 'routes/embed/video-embed.route.tsx',
    ...framed,
  },
  // ROUTE-074
  {
    name: 'chat-trailer',
    paths: ['omnichat/:id/trailer'],
    module: 'routes/embed/chat-trailer.route.tsx',
    ...framed,
  },
  // ROUTE-075, ROUTE-076
  {
    name: 'sign-in',
    paths: ['auth', 'authentication'],
    module: 'routes/sign-in/sign-in.route.tsx',
    ...bare,
  },
  // ROUTE-077
  {
    name: 'test-player',
    paths: ['test_avod_player'],
    module: 'routes/test-player/test-player.route.tsx',
    ...bare,
    hasCookieNotice: false,
  },
  // ROUTE-085
  {
    name: 'geoblock',
    paths: ['geoblock'],
    module: 'routes/geoblock/geoblock.route.tsx',
    ...bare,
  },
  // QUERY-020: no row of the specification's table, which has it among the media views.
  {
    name: 'joint-viewing',
    paths: ['joint_viewing/:id'],
    module: 'routes/joint-viewing/joint-viewing.route.tsx',
    ...unlisted,
  },
  // COLD-001, decision 0116: no row of the specification's table, which gives the flow no address.
  {
    name: 'cold-start',
    paths: ['cold_start'],
    module: 'routes/cold-start/cold-start.route.tsx',
    ...bare,
    // The notice would lie over the way on; it comes with the next page.
    hasCookieNotice: false,
  },
  // ROUTE-078 to ROUTE-081
  {
    name: 'media-view',
    paths: ['media_views/:name/:id?', ':name/:id?'],
    module: 'routes/media-view/media-view.route.tsx',
  },
  // ROUTE-082
  { name: 'home', paths: [''], module: 'routes/media-view/home.route.tsx', ...offersApp },
  // ROUTE-083
  { name: 'not-found', paths: ['*'], module: 'routes/not-found/not-found.route.tsx', ...unlisted },
];
