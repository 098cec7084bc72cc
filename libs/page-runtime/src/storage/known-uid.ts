import { DEVICE_UID } from '@foyer/contract';

/** Key of the uid in local storage. STORE-001 */
export const uidKey = 'uid';

const uidOf = (text: string | null | undefined): string | undefined =>
  text && DEVICE_UID.test(text) ? text : undefined;

function stored(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(uidKey);
  } catch {
    return null;
  }
}

/**
 * What the browser is known by: `uid` or else `fingerprint` of the address, else the stored uid. One of them is enough.
 * START-006, START-008
 *
 * One from the address counts for this page and is not stored: a link must not change whom the browser takes itself for.
 */
export function knownUid(search: string, storage: Pick<Storage, 'getItem'>): string | undefined {
  const query = new URLSearchParams(search);
  return uidOf(query.get('uid')) ?? uidOf(query.get('fingerprint')) ?? uidOf(stored(storage));
}
