/** A page and the most that its first load may weigh, after gzip. */
export interface RouteBudget {
  name: string;
  path: string;
  /** Demo account of a page that needs one; a visitor opens the others. */
  login?: string;
  /** Selector of what the page comes to without a press, however long that takes on a busy machine. */
  shows?: string;
  scriptKilobytes: number;
  styleKilobytes: number;
}

/** Budgets of every route; a test holds them. A kilobyte is 1000 bytes. */
export const routeBudgets: readonly RouteBudget[] = [
  { name: 'home', path: '/', scriptKilobytes: 165, styleKilobytes: 20 },
  { name: 'media view', path: '/movies', scriptKilobytes: 165, styleKilobytes: 20 },
  { name: 'film', path: '/movies/kassiopeya', scriptKilobytes: 165, styleKilobytes: 20 },
  {
    name: 'series',
    path: '/series/sledovatel-s-pravogo-berega',
    scriptKilobytes: 170,
    styleKilobytes: 20,
  },
  { name: 'cast', path: '/movies/kassiopeya/cast', scriptKilobytes: 170, styleKilobytes: 20 },
  { name: 'person', path: '/persons/anna-vetrova', scriptKilobytes: 170, styleKilobytes: 20 },
  // The guide goes on asking for what comes into view, so the calls are part of it.
  { name: 'guide', path: '/tv', scriptKilobytes: 245, styleKilobytes: 20 },
  { name: 'channel', path: '/tv/arena', scriptKilobytes: 260, styleKilobytes: 20 },
  {
    name: 'programme',
    path: '/tv/pervyy-ekran/shows/itogi-dnya',
    scriptKilobytes: 255,
    styleKilobytes: 20,
  },
  // It opens the sign-in by itself, so it brings the flows and the whole of that dialog.
  { name: 'sign-in', path: '/auth', scriptKilobytes: 330, styleKilobytes: 20 },
  // A viewer with a session has the flows from the start.
  {
    name: 'my devices',
    path: '/my/devices',
    login: '+79000000005',
    scriptKilobytes: 295,
    styleKilobytes: 20,
  },
  {
    name: 'my settings',
    path: '/my/settings',
    login: '+79000000005',
    // The flows run by then.
    shows: 'role=region[name="Файлы cookie"]',
    scriptKilobytes: 295,
    styleKilobytes: 20,
  },
  {
    name: 'personal area',
    path: '/my',
    login: '+79000000005',
    scriptKilobytes: 295,
    styleKilobytes: 20,
  },
  {
    name: 'list of the account',
    path: '/my/positions',
    login: '+79000000005',
    scriptKilobytes: 310,
    styleKilobytes: 20,
  },
  {
    name: 'profile',
    path: '/my/profiles/demo-2-profile-3',
    login: '+79000000002',
    scriptKilobytes: 295,
    styleKilobytes: 20,
  },
  {
    name: 'channels of a profile',
    path: '/my/profiles/demo-2-profile-3/channels',
    login: '+79000000002',
    scriptKilobytes: 290,
    styleKilobytes: 20,
  },
  {
    name: 'voice assistant',
    path: '/alice/auth',
    login: '+79000000005',
    scriptKilobytes: 275,
    styleKilobytes: 20,
  },
  { name: 'not found', path: '/no/such/page', scriptKilobytes: 163, styleKilobytes: 20 },
  {
    name: 'channel player',
    path: '/tv/pervyy-ekran/player',
    scriptKilobytes: 590,
    styleKilobytes: 30,
  },
  // They play as soon as they open, so they bring an engine.
  { name: 'short stories', path: '/short_stories', scriptKilobytes: 580, styleKilobytes: 20 },
  {
    name: 'stories',
    path: '/series/lift-ne-rabotaet/stories',
    scriptKilobytes: 585,
    styleKilobytes: 20,
  },
  { name: 'song', path: '/karaoke/kalinka', scriptKilobytes: 205, styleKilobytes: 20 },
  {
    name: 'song player',
    path: '/karaoke/kalinka?player',
    scriptKilobytes: 595,
    styleKilobytes: 20,
  },
  { name: 'catalogue', path: '/catalog', scriptKilobytes: 185, styleKilobytes: 20 },
  { name: 'search', path: '/search?query=kino', scriptKilobytes: 180, styleKilobytes: 20 },
  { name: 'collections', path: '/collections', scriptKilobytes: 175, styleKilobytes: 20 },
  {
    name: 'collection',
    path: '/collections/kogda-ne-spitsya',
    scriptKilobytes: 175,
    styleKilobytes: 20,
  },
  { name: 'songs', path: '/karaoke/catalog', scriptKilobytes: 180, styleKilobytes: 20 },
  { name: 'promo events', path: '/promo_events', scriptKilobytes: 175, styleKilobytes: 20 },
  {
    name: 'promo event',
    path: '/promo_events/nedelya-nemogo-kino',
    scriptKilobytes: 170,
    styleKilobytes: 20,
  },
  { name: 'services', path: '/services', scriptKilobytes: 175, styleKilobytes: 20 },
  { name: 'service', path: '/services/kino', scriptKilobytes: 195, styleKilobytes: 20 },
  // With the account's prices, and the flow that goes on to the payment.
  {
    name: 'purchase options',
    path: '/variants?item_type=service&item_id=kino',
    login: '+79000000001',
    scriptKilobytes: 295,
    styleKilobytes: 20,
  },
  // The payment opens without a press.
  {
    name: 'payment',
    path: '/pay?item_type=service&item_id=kino&seq_id=service-kino',
    login: '+79000000001',
    shows: '[role="dialog"] [role="radiogroup"]',
    scriptKilobytes: 334,
    styleKilobytes: 19,
  },
  { name: 'questions', path: '/faq', scriptKilobytes: 175, styleKilobytes: 20 },
  // Blocks of words are read by schemas, which come with the calls.
  { name: 'documents', path: '/docs', scriptKilobytes: 205, styleKilobytes: 20 },
  // The field, and the flow behind it.
  { name: 'promo code', path: '/promocode', scriptKilobytes: 240, styleKilobytes: 20 },
  // A viewer with a session has the flows from the start.
  {
    name: 'cold start',
    path: '/cold_start',
    login: '+79000000001',
    scriptKilobytes: 295,
    styleKilobytes: 20,
  },
  { name: 'player', path: '/movies/kassiopeya/player', scriptKilobytes: 560, styleKilobytes: 30 },
];
