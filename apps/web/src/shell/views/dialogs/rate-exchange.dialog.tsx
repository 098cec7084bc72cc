import { PortsProvider } from '@foyer/core/react';
import { createRateExchangeMachine, type RateExchangeOutput } from '@foyer/rate-exchange';
import { RateExchangeFlow } from '@foyer/rate-exchange/view';
import { useMemo } from 'react';
import { rateExchangePorts } from '../../../ports/rating.ports.ts';
import { isTitle, type ItemDialogProps, ofItem } from './of-item.tsx';

function RateExchange({ shell, item, running, resolve, reject }: ItemDialogProps) {
  const ports = useMemo(() => rateExchangePorts(running), [running]);
  const end = ({ status }: RateExchangeOutput) => {
    if (status === 'declined') return reject();
    resolve();
    const request = { id: 'item_rating', name: 'item_rating', data: { item } };
    running.tell('modal', { type: 'modal.open', request });
  };
  return (
    <PortsProvider flow={createRateExchangeMachine} ports={ports}>
      <RateExchangeFlow shell={shell} input={{ itemId: item.id }} onDone={end} />
    </PortsProvider>
  );
}

/** The offer of a bonus for a rating, which comes next. EVENT-020 */
export const RateExchangeDialog = ofItem(RateExchange, isTitle);
