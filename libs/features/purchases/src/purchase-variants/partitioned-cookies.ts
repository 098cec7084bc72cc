import { useSyncExternalStore } from 'react';
import type { CookiePage } from '@foyer/page-runtime/storage/keep-cookie';

const name = 'foyer_check';
const attributes = 'Path=/; Secure; SameSite=None; Partitioned';

/** Whether the browser keeps cookies of a page that stands in a page of another site, at least for the two together. */
export function keepsCookies(page: CookiePage): boolean {
  try {
    page.cookie = `${name}=1; Max-Age=60; ${attributes}`;
    const isKept = page.cookie.split('; ').includes(`${name}=1`);
    page.cookie = `${name}=; Max-Age=0; ${attributes}`;
    return isKept;
  } catch {
    // A frame without an origin has none at all.
    return false;
  }
}

let isKnownToKeep: boolean | undefined;

const unchanging = () => () => undefined;

/** As {@link keepsCookies}; on the server it is not known, and taken for granted. */
export const useCookiesKept = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => (isKnownToKeep ??= keepsCookies(document)),
    () => true,
  );
