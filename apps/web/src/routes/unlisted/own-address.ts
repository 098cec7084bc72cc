import type { LoaderPage } from '../../document/loader-page.ts';
import { addressIn } from '../page-head.ts';

/** The canonical address of the page at a URL; its parameters are not part of it. Readings 27 */
export function ownAddress({ origin, language }: LoaderPage, { pathname }: URL): string {
  return addressIn(origin + pathname, language);
}
