import { type bonusMachine, createBonusMachine } from '@foyer/bonus';
import { BonusStep } from '@foyer/bonus/view';
import type { Client } from '@foyer/client';
import type { PaymentParts } from '@foyer/payment/view';
import type { ActorRefFrom } from 'xstate';
import { bonusPorts } from '../../../../../ports/bonus.ports.ts';

export const flow = (client: Client) => createBonusMachine(bonusPorts(client));

export const View: PaymentParts['Bonus'] = ({ actor }) => (
  <BonusStep actor={actor as ActorRefFrom<typeof bonusMachine>} />
);
