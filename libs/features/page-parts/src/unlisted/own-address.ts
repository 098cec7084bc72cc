import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { addressIn } from '@foyer/page-runtime/page/page-head';

/** The canonical address of the page at a URL; its parameters are not part of it. Readings 27 */
export function ownAddress({ origin, language }: LoaderPage, { pathname }: URL): string {
  return addressIn(origin + pathname, language);
}
