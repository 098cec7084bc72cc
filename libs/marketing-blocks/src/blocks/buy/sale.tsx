import { PortsProvider, useFlow, usePorts } from '@foyer/core/react';
import {
  createPurchaseOptionsMachine,
  type PurchaseItem,
  selectPurchaseOptionsView,
} from '@foyer/purchase-options';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { SaleServices } from '../../page-services.ts';
import { SaleStep } from './sale-step.tsx';

/** Props of {@link Sale}. */
export interface SaleProps {
  item: PurchaseItem;
  sale: SaleServices;
  /** What the button says. */
  title: string;
}

/** For how long something is bought and for how much; the payment opens over the page, which stays. PAY-004, MODAL-025 */
export function Sale({ sale, ...props }: SaleProps) {
  const { item } = props;
  const ports = useMemo(
    () => ({ findOptions: sale.findOptions, pay: sale.pay, signIn: () => sale.open(item) }),
    [sale, item],
  );
  // What was bought stands otherwise: it is asked for once more.
  const [bought, setBought] = useState(0);
  return (
    <PortsProvider flow={createPurchaseOptionsMachine} ports={ports}>
      <Purchase key={bought} {...props} onDone={() => setBought(bought + 1)} />
    </PortsProvider>
  );
}

function Purchase({ item, title, onDone }: Omit<SaleProps, 'sale'> & { onDone: () => void }) {
  const machine = usePorts(createPurchaseOptionsMachine);
  const actor = useFlow(machine, { ...item, isAsked: true }, onDone);
  const view = useSelector(actor, selectPurchaseOptionsView, shallowEqual);
  return <SaleStep actor={actor} view={view} title={title} />;
}
