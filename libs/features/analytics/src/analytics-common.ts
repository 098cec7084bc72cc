import { analyticsCommonSchema, type AnalyticsCommon } from '@foyer/contract';
import type { SessionData } from '@foyer/session';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';
import { readJson } from '@foyer/page-runtime/storage/read-json';
import { utmMarkKey } from '@foyer/page-runtime/storage/stored-marks';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import { reportedQuery } from './reported-address.ts';

const utmSchema = analyticsCommonSchema.entries.utm_mark;

/** Longest fingerprint that the collector takes. */
const fingerprintLength = 300;

/** What the browser remembers of the campaign that led here; nothing where something else stands in its place. */
export function storedUtmMark(
  read: (key: string) => string | null = (key) => localStorage.getItem(key),
): AnalyticsCommon['utm_mark'] {
  const mark = readJson(() => read(utmMarkKey), utmSchema);
  if (!mark) return undefined;
  const { query, ...marks } = mark;
  return { ...marks, ...(query !== undefined && { query: reportedQuery(query) }) };
}

/** Who sends. */
export interface Sender {
  /** Nothing in the first moment of a page. */
  uid: string | undefined;
  /** Nothing while no flow runs. */
  session?: SessionData | undefined;
}

/** Who and what sends, at the moment of sending. @param fingerprint - Of the address that the document was opened with. */
export function analyticsCommon(
  page: Pick<BrowserPage, 'config' | 'client' | 'queryClient'>,
  { uid, session }: Sender,
  fingerprint: string | null,
): AnalyticsCommon {
  const { config } = page;
  const profileId = knownUser(page)?.profile?.id;
  const utmMark = storedUtmMark();
  return {
    uid: uid ?? '',
    ...(fingerprint !== null && { fingerprint: fingerprint.slice(0, fingerprintLength) }),
    white_label_name: config.label.id,
    white_label_domain: config.label.domain,
    revision: config.revision,
    language: config.language,
    is_auth: session?.isAuth ?? knownUser(page)?.is_auth ?? false,
    ...(session && { session_state: session.state }),
    ...(profileId !== undefined && { profile_id: profileId }),
    ...(utmMark && { utm_mark: utmMark }),
  };
}
