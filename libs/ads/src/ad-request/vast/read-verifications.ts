import type { Verification } from '../../model/ad.types.ts';
import { said } from '../said.ts';
import { webAddress, webAddresses } from '../web-address.ts';
import { attributeOf, booleanOf, childOf, childrenOf, textOf } from '../xml.ts';

/**
 * Reads the vendors that measure. VAST 4.3 §3.16; before VAST 4 they stand in an `Extension`.
 *
 * @param element - `InLine` or `Wrapper`: vast-client keeps only the last script of a vendor.
 */
export const readVerifications = (element: Element, base: string): Verification[] =>
  [element, ...childrenOf(childOf(element, 'Extensions'), 'Extension')]
    .flatMap((parent) => childrenOf(parent, 'AdVerifications'))
    .flatMap((list) => childrenOf(list, 'Verification'))
    .map((verification) => ({
      ...said({
        vendor: attributeOf(verification, 'vendor'),
        parameters: textOf(childOf(verification, 'VerificationParameters')),
      }),
      scripts: childrenOf(verification, 'JavaScriptResource').flatMap((script) => {
        const url = webAddress(textOf(script), base);
        if (url === undefined) return [];
        return {
          url,
          apiFramework: attributeOf(script, 'apiFramework') ?? '',
          isBrowserOptional: booleanOf(script, 'browserOptional') ?? false,
        };
      }),
      notExecuted: webAddresses(
        childrenOf(childOf(verification, 'TrackingEvents'), 'Tracking')
          .filter((tracking) => attributeOf(tracking, 'event') === 'verificationNotExecuted')
          .map(textOf),
        base,
      ),
    }));
