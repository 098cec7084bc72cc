import { type AdConsent, type MacroValues, WITHHELD } from '@foyer/ads/early';
import type { AdvertisingConfig } from '@foyer/page-runtime/page/site-config';
import { hasCookieConsent } from '@foyer/page-runtime/storage/cookie-consent';
import { mayAsk } from './may-ask.ts';

/** What decides about requests and pings of advertisements. */
export interface PermissionFacts {
  advertising: Pick<AdvertisingConfig, 'origins' | 'needsConsent'>;
  /** Whether a child's profile watches: no ad server learns anything of the viewer then, and no other host is asked. */
  isChild: () => boolean;
  /** What consent platforms of the page have said. */
  consent: () => AdConsent;
}

/** What may be asked and told, at this moment. */
export interface AdPermissions {
  mayAsk: (url: string) => boolean;
  macros: () => MacroValues;
}

/** What this viewer lets be asked and told, for the client and for what asks before it. docs/decisions/0131 */
export function adPermissions({ advertising, isChild, consent }: PermissionFacts): AdPermissions {
  const isPersonal = () =>
    !isChild() &&
    (!advertising.needsConsent || (consent().isGiven ?? hasCookieConsent(document.cookie)));
  return {
    mayAsk: (url) => mayAsk(url, advertising, isPersonal()),
    macros: () => ({
      ...consent().macros,
      IFA: WITHHELD,
      LATLONG: WITHHELD,
      LIMITADTRACKING: isPersonal() ? '0' : '1',
      DOMAIN: window.location.hostname,
      PAGEURL: window.location.origin + window.location.pathname,
      DEVICEUA: isPersonal() ? navigator.userAgent : WITHHELD,
    }),
  };
}
