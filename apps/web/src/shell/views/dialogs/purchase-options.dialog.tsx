import { purchaseItemTypes } from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import { createPurchaseOptionsMachine, type PurchaseOptionsOutput } from '@foyer/purchase-options';
import { PurchaseOptionsFlow } from '@foyer/purchase-options/view';
import { useMemo } from 'react';
import { is, picklist } from 'valibot';
import { signInForPopup } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { purchaseOptionsPorts } from '../../../ports/purchase-options.ports.ts';
import { type ItemDialogProps, ofItem } from './of-item.tsx';

const typeSchema = picklist(purchaseItemTypes);

function PurchaseOptions({ shell, data, item, running, resolve, reject }: ItemDialogProps) {
  const ports = useMemo(
    () =>
      purchaseOptionsPorts(running, () => {
        running.tell('modal', { type: 'modal.cancel' });
        signInForPopup(running, 'item_selling_screen');
      }),
    [running],
  );
  const end = ({ status }: PurchaseOptionsOutput) =>
    status === 'handed-over' ? resolve() : reject();
  if (!is(typeSchema, item.type)) return null;
  const { isAsked, seqId } = data;
  return (
    <PortsProvider flow={createPurchaseOptionsMachine} ports={ports}>
      <PurchaseOptionsFlow
        shell={shell}
        input={{
          itemId: item.id,
          itemType: item.type,
          isAsked: isAsked === true,
          seqId: typeof seqId === 'string' ? seqId : undefined,
        }}
        onDone={end}
      />
    </PortsProvider>
  );
}

/** All that an item can be got by. EVENT-021, MODAL-027 */
export const PurchaseOptionsDialog = ofItem(PurchaseOptions, ({ type }) => is(typeSchema, type));
