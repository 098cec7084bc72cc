import { PortsProvider } from '@foyer/core/react';
import { createGiftMachine } from '@foyer/gift';
import { GiftFlow } from '@foyer/gift/view';
import { useLabel } from '@foyer/ui/theme';
import { useTranslate } from '@foyer/ui/i18n';
import { useMemo } from 'react';
import { certificatesPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { giftPorts } from '@foyer/purchases/ports/gift.ports';
import { usePersonalWords } from '../personal/use-personal-words.ts';

/** Where a code is entered, as it is read and typed. Readings 22 */
const codeAddress = () => `${window.location.host}/promocode`;

/** One certificate with its code; in the browser only, since no page of the server holds a code. */
export function CertificateGift({ id }: { id: string }) {
  const client = useClient();
  const t = useTranslate('purchase');
  const { language, timeZone } = usePersonalWords();
  const label = useLabel().name[language];
  const ports = useMemo(
    () => giftPorts({ client, t }, { label, language, timeZone, address: codeAddress() }),
    [client, t, label, language, timeZone],
  );
  return (
    <PortsProvider flow={createGiftMachine} ports={ports}>
      <GiftFlow
        input={{ id }}
        address={codeAddress()}
        timeZone={timeZone}
        allHref={certificatesPath}
      />
    </PortsProvider>
  );
}
