import { createVisitorSession, getSession, updateSession, userQuery } from '@foyer/client';
import type { Session } from '@foyer/contract';
import type { SessionData, SessionPorts } from '@foyer/session';
import { sitePath } from '@foyer/site-map';
import { loadDocument, pageOnItsWay } from '@foyer/page-runtime/navigation/page-navigation';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import {
  keepOwnLoad,
  readReloadMarks,
  writeReloadMarks,
} from '@foyer/page-runtime/storage/stored-marks';

/** Where the web server takes wishes about its cookies, which no script can read or write. Readings 29 */
const SESSION_COOKIES_PATH = '/session_cookies';

const geoblockPath = sitePath('/geoblock');

/** Leads to the page that explains the blocked country, unless it is open. ERR-011 */
export function goToGeoblock(): void {
  if (window.location.pathname !== geoblockPath) window.location.assign(geoblockPath);
}

/** Loads the page anew: the one that the viewer is on the way to, else the one on the screen. */
export function reloadPage(): void {
  keepOwnLoad(tabMarks);
  // The viewer has left the page on the screen: its address is not where they want to be.
  const coming = pageOnItsWay();
  if (coming) return loadDocument(coming.address, coming.isReplacing);
  // The browser keeps the address and the place on the page.
  window.location.reload();
}

/** A session in the words of the flows. */
export const sessionOf = ({ session_state, is_auth }: Session): SessionData => ({
  state: session_state,
  isAuth: is_auth,
});

async function askForCookies(wish: { seconds: number }, signal: AbortSignal): Promise<void> {
  const response = await fetch(SESSION_COOKIES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal,
  });
  if (!response.ok) throw new Error(`The web server answered ${response.status}`);
}

/** The effects of the session. Spec 1 §8 */
export const sessionPorts = ({
  page: { client, queryClient },
  uid,
}: ShellSurroundings): SessionPorts => ({
  getSession: async (_input, signal) => sessionOf(await getSession(client, signal)),
  createDemoSession: async (_input, signal) =>
    sessionOf(await createVisitorSession(client, { deviceUid: uid() }, signal)),
  updateSession: (_input, signal) => updateSession(client, signal),
  keepCookiesBriefly: ({ seconds }, signal) => askForCookies({ seconds }, signal),
  dropSessionCookie: (_input, signal) => askForCookies({ seconds: 0 }, signal),
  reloadMarks: {
    read: async () => readReloadMarks(tabMarks),
    write: async (marks) => writeReloadMarks(tabMarks, marks),
  },
  now: Date.now,
  random: Math.random,
  reload: reloadPage,
  goToGeoblock,
  goHome: () => window.location.assign('/'),
  refreshUser: () => {
    // A failure has been heard of as a failed call; what was known still counts.
    void queryClient.fetchQuery({ ...userQuery(client), staleTime: 0 }).catch(() => undefined);
  },
});
