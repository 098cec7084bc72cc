import { PortsProvider } from '@foyer/core/react';
import { createSellingScreenMachine, type SellingScreenOutput } from '@foyer/selling-screen';
import { SellingScreenFlow } from '@foyer/selling-screen/view';
import { useMemo } from 'react';
import { is, picklist } from 'valibot';
import { sellingScreenPorts } from '../../../ports/selling-screen.ports.ts';
import { type ItemDialogProps, ofItem } from './of-item.tsx';

/** What an event can be about and is for sale. */
const typeSchema = picklist(['media_item', 'channel', 'karaoke_item', 'service']);

function SellingScreen({ shell, data, item, running, resolve, reject }: ItemDialogProps) {
  const ports = useMemo(() => sellingScreenPorts(running), [running]);
  const end = ({ status }: SellingScreenOutput) =>
    status === 'handed-over' ? resolve() : reject();
  if (!is(typeSchema, item.type)) return null;
  return (
    <PortsProvider flow={createSellingScreenMachine} ports={ports}>
      <SellingScreenFlow
        shell={shell}
        input={{ itemId: item.id, itemType: item.type, isAsked: data['isAsked'] === true }}
        onDone={end}
      />
    </PortsProvider>
  );
}

/** All that an item can be got by. EVENT-021 */
export const SellingScreenDialog = ofItem(SellingScreen, ({ type }) => is(typeSchema, type));
