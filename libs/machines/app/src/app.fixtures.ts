import type { AppInput, AppPorts, AppUser } from './app.types.ts';

const visitor: AppInput = {
  hasSession: false,
  isSessionBrief: false,
  uid: 'uid-1',
  hasLayout: true,
  hasSkippedProfiles: false,
  hasProfileDialog: true,
  children: [],
};

/** What the page may start from. */
export const appInputs = {
  newVisitor: { ...visitor, uid: undefined },
  visitor,
  viewer: { ...visitor, hasSession: true },
} satisfies Record<string, AppInput>;

/** The user's data, by what they show. */
export const appUsers = {
  visitor: { isNotificationsAllowed: true, unreadCount: 0 },
  viewer: {
    isNotificationsAllowed: true,
    unreadCount: 2,
    settings: { is_account_blocked: false },
  },
  blocked: {
    isNotificationsAllowed: false,
    unreadCount: 0,
    settings: { is_account_blocked: true },
  },
} satisfies Record<string, AppUser>;

/** A service that answers at once with nothing switched on; each effect may be replaced. */
export const fakeAppPorts = (replaced: Partial<AppPorts> = {}): AppPorts => ({
  createUid: async () => 'uid-new',
  createDemoSession: async () => ({ state: 'normal', isAuth: false }),
  loadToggles: async () => [],
  reportStart: () => {},
  reportDefect: () => {},
  goToGeoblock: () => {},
  ...replaced,
});
