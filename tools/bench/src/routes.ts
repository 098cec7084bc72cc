/** A page and the most that its first load may weigh, after gzip. */
export interface RouteBudget {
  name: string;
  path: string;
  scriptKilobytes: number;
  styleKilobytes: number;
}

/** Budgets of every route; a test holds them. A kilobyte is 1000 bytes. */
export const routeBudgets: readonly RouteBudget[] = [
  { name: 'home', path: '/', scriptKilobytes: 165, styleKilobytes: 20 },
  { name: 'media view', path: '/movies', scriptKilobytes: 165, styleKilobytes: 20 },
  { name: 'film', path: '/movies/kassiopeya', scriptKilobytes: 165, styleKilobytes: 20 },
  // It makes calls, so it brings what calls are made with.
  { name: 'sign-in', path: '/auth', scriptKilobytes: 176, styleKilobytes: 20 },
  { name: 'not found', path: '/no/such/page', scriptKilobytes: 163, styleKilobytes: 20 },
  { name: 'player', path: '/movies/kassiopeya/player', scriptKilobytes: 560, styleKilobytes: 30 },
];
