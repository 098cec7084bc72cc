import { screenPath } from '@foyer/site-map';
import type { BrowserPage } from '../page/browser-page.ts';

/** What decides where words of the service may lead. */
export type AddressRules = Pick<BrowserPage, 'label' | 'origin'> &
  Pick<BrowserPage['config'], 'hasDemoPowers'>;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (hostname: string): boolean =>
  loopbackHosts.has(hostname) || hostname.endsWith('.localhost');

const parse = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

/** The path of a page of the site; the home page for what leads elsewhere, however it is written. */
export function sitePath(link: string, { origin }: Pick<AddressRules, 'origin'>): string {
  const url = parse(screenPath({ type: 'screen', link }), origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}

/**
 * An address outside the site that the service may lead to: of the site itself, of the label's own links, or of its
 * origins for links. With demo powers the demo's payment provider and games answer on this computer.
 *
 * @returns Nothing for any other address.
 */
export function outsideAddress(
  address: string,
  { label, origin, hasDemoPowers }: AddressRules,
): string | undefined {
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { social, stores } = label.links;
  const named = [...label.origins.links, ...Object.values(social), ...Object.values(stores)];
  const isAllowed =
    url.origin === origin ||
    named.some((allowed) => parse(allowed)?.origin === url.origin) ||
    (hasDemoPowers && isLoopback(url.hostname));
  return isAllowed ? url.href : undefined;
}

/** Opens an address beside the site, if the service may lead there; the new page learns nothing of this one. */
export function openOutside(
  address: string,
  { label, origin, config }: Pick<BrowserPage, 'label' | 'origin' | 'config'>,
): void {
  const { hasDemoPowers } = config;
  const allowed = outsideAddress(address, { label, origin, hasDemoPowers });
  if (allowed !== undefined) window.open(allowed, '_blank', 'noopener,noreferrer');
}

/**
 * The address of a frame in a dialog, with what the frame knows the viewer by. MODAL-023
 *
 * @param uid - Of the page; without it the frame is told nothing.
 * @returns Nothing for an origin that the label does not let into frames: the page's policy refuses it.
 */
export function frameAddress(
  address: string,
  { label }: Pick<AddressRules, 'label'>,
  uid: string | undefined,
): string | undefined {
  const url = parse(address);
  if (!url || !label.origins.frames.includes(url.origin)) return undefined;
  if (uid !== undefined) {
    url.searchParams.set('uid', uid);
    const fingerprint = new URLSearchParams(window.location.search).get('fingerprint');
    url.searchParams.set('fingerprint', fingerprint ?? uid);
  }
  return url.href;
}
