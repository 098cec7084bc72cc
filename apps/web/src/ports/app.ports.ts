import type { AppPorts, AppUser } from '@foyer/app';
import { createVisitorSession, listFeatureToggles } from '@foyer/client';
import type { User } from '@foyer/contract';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { createUid } from '@foyer/page-runtime/storage/stored-marks';
import { goToGeoblock, sessionOf } from './session.ports.ts';

/** The user in the words of the flows. NOTIF-001 */
export const appUserOf = ({ profile, unread_messages, account_settings }: User): AppUser => ({
  isNotificationsAllowed: profile?.is_notifications_allowed ?? true,
  unreadCount: unread_messages,
  settings: account_settings,
});

/** The effects of the app's own start. */
export const appPorts = ({ page: { client } }: ShellSurroundings): AppPorts => ({
  createUid: async () => createUid(localMarks),
  createDemoSession: async ({ uid }, signal) =>
    sessionOf(await createVisitorSession(client, { deviceUid: uid }, signal)),
  loadToggles: async (_input, signal) =>
    (await listFeatureToggles(client, signal)).items.map(({ key }) => key),
  reportStart: ({ reason, isNewVisit }) =>
    tellAnalytics({ event: { type: 'start_app', reason, is_new_visit: isNewVisit } }),
  reportDefect: (error) => globalThis.reportError(error),
  goToGeoblock,
});
