import type { AdAddresses, Tracked } from '../ad-addresses.ts';
import { tracking } from './tracked-events.ts';
import { cdata, xml } from './xml.ts';

/** A vendor that measures an advertisement. VAST 4.3 §3.16 */
export interface Verification {
  vendor: string;
  /** Its script, for the Open Measurement interface. */
  script: string;
}

/** The `AdVerifications` of an advertisement; what a vendor's script sees it reports to the address in its parameters. */
export const verificationsElement = (
  addresses: AdAddresses,
  tracked: Tracked,
  list: readonly Verification[],
): string =>
  xml(
    'AdVerifications',
    {},
    ...list.map(({ vendor, script }) => {
      const parameters = { track_url: addresses.track('verification', tracked) };
      return xml(
        'Verification',
        { vendor },
        xml('JavaScriptResource', { apiFramework: 'omid', browserOptional: 'true' }, cdata(script)),
        xml(
          'TrackingEvents',
          {},
          tracking(addresses, 'verificationNotExecuted', { ...tracked, detail: vendor }),
        ),
        xml('VerificationParameters', {}, cdata(JSON.stringify(parameters))),
      );
    }),
  );
