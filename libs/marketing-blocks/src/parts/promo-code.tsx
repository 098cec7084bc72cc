import { PortsProvider } from '@foyer/core/react';
import { createPromoCodeMachine } from '@foyer/promo-code';
import { PromoCodeFlow, type PromoCodeFlowProps } from '@foyer/promo-code/view';
import { useSyncExternalStore } from 'react';
import { readHtml } from './html-words.tsx';
import { holdPageLate, latePromoCode } from './late-promo-code.ts';
import { targetLink } from './target-link.ts';

/** The words and addresses of the service, as in every block. */
const words: PromoCodeFlowProps['words'] = {
  read: readHtml,
  hrefOf: (target) => targetLink(target)?.href,
};

const never = () => () => undefined;

/** The code of the address; nothing on the server, whose page is the same for everyone. PROMO-013 */
const useAddressCode = (): string =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('code') ?? '',
    () => '',
  );

/** Where a promo code is entered, on a page that serves its blocks. */
export function PromoCode(
  props: Pick<PromoCodeFlowProps, 'title' | 'level' | 'lead' | 'backdrop' | 'giftHref'>,
) {
  const code = useAddressCode();
  return (
    <PortsProvider flow={createPromoCodeMachine} ports={latePromoCode}>
      <PromoCodeFlow {...props} prefill={code} words={words} holdPage={holdPageLate} />
    </PortsProvider>
  );
}
