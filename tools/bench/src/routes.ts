/** A page and the most that its first load may weigh, after gzip. */
export interface RouteBudget {
  name: string;
  path: string;
  /** Demo account of a page that needs one; a visitor opens the others. */
  login?: string;
  scriptKilobytes: number;
  styleKilobytes: number;
}

/** Budgets of every route; a test holds them. A kilobyte is 1000 bytes. */
export const routeBudgets: readonly RouteBudget[] = [
  { name: 'home', path: '/', scriptKilobytes: 165, styleKilobytes: 20 },
  { name: 'media view', path: '/movies', scriptKilobytes: 165, styleKilobytes: 20 },
  { name: 'film', path: '/movies/kassiopeya', scriptKilobytes: 165, styleKilobytes: 20 },
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
    scriptKilobytes: 295,
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
  { name: 'player', path: '/movies/kassiopeya/player', scriptKilobytes: 560, styleKilobytes: 30 },
];
