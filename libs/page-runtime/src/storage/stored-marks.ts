import type { ReloadMarks } from '@foyer/session';
import { number, object, record, string } from 'valibot';
import type { UtmMark } from '../navigation/address-marks.ts';
import { keepCookie, type CookiePage } from './keep-cookie.ts';
import { uidKey } from './known-uid.ts';
import { readJson } from './read-json.ts';

/** What a mark is read from and written to; a browser may forbid both by throwing. */
type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** Name of the cookie, and key in both storages. STORE-006 to STORE-008 */
const skipProfilesKey = 'skipProfiles';

/** The skip counts so long wherever it is stored. Readings 20 */
const skipProfilesMs = 240 * 60_000;

/** Key of the campaign's marks in local storage. STORE-002 */
export const utmMarkKey = 'utm_mark';

/** Key of whether the page has loaded the next one without its viewer. */
const ownLoadKey = 'foyer.ownLoad';

/** Key of what a tab remembers of its reloads. */
const reloadsKey = 'foyer.reloads';

const marksSchema = record(string(), object({ count: number(), atMs: number() }));

function read(storage: Pick<Marks, 'getItem'>, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Pick<Marks, 'setItem'>, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // What cannot be kept counts for this page only.
  }
}

/** Makes a uid and keeps it, where the browser allows that. START-006 */
export function createUid(storage: Marks): string {
  const uid = crypto.randomUUID();
  // Where it cannot be kept, the visit counts as new each time.
  write(storage, uidKey, uid);
  return uid;
}

/** Whether the choice of a profile is skipped: by the cookie, or by the moment in a storage, in milliseconds since 1970. */
export function hasSkippedProfiles(
  cookie: string,
  storages: readonly Pick<Marks, 'getItem'>[],
  nowMs: number,
): boolean {
  const isInCookie = cookie.split(/;\s*/).includes(`${skipProfilesKey}=true`);
  const moments = storages.map((storage) => Number(read(storage, skipProfilesKey) ?? Number.NaN));
  return isInCookie || moments.some((moment) => Math.abs(nowMs - moment) < skipProfilesMs);
}

/**
 * Keeps that the choice of a profile is skipped: in a cookie for 240 minutes, and in both storages with the moment, so
 * that the mark ends there too. What the browser forbids is left out. STORE-006 to STORE-008
 */
export function keepSkippedProfiles(
  page: CookiePage,
  storages: readonly Pick<Marks, 'setItem'>[],
  nowMs: number,
): void {
  keepCookie(page, `${skipProfilesKey}=true`, skipProfilesMs / 1000);
  for (const storage of storages) write(storage, skipProfilesKey, String(nowMs));
}

/** Keeps that the page, and not its viewer, loads a document: that one begins where a move within the site would. */
export function keepOwnLoad(storage: Pick<Marks, 'setItem'>): void {
  write(storage, ownLoadKey, 'true');
}

/** Whether the page before has loaded this document; true once. */
export function takeOwnLoad(storage: Marks): boolean {
  const isOwn = read(storage, ownLoadKey) === 'true';
  if (isOwn) write(storage, ownLoadKey, '');
  return isOwn;
}

/** Keeps the marks of the campaign that led here; those of an earlier one give way as a whole. STORE-002 */
export function keepUtmMark(storage: Pick<Marks, 'setItem'>, mark: UtmMark): void {
  write(storage, utmMarkKey, JSON.stringify(mark));
}

/**
 * What the tab remembers of its reloads; nothing where something else stands in its place.
 *
 * @throws where the browser forbids it.
 */
export function readReloadMarks(storage: Pick<Marks, 'getItem'>): ReloadMarks {
  const text = storage.getItem(reloadsKey);
  return readJson(() => text, marksSchema) ?? {};
}

/** Keeps what the tab must remember of its reloads. @throws where the browser forbids it. */
export function writeReloadMarks(storage: Pick<Marks, 'setItem'>, marks: ReloadMarks): void {
  storage.setItem(reloadsKey, JSON.stringify(marks));
}
