import type { Client } from '@foyer/client';
import type { PaymentParts } from '@foyer/payment/view';
import { createPinMachine, type pinMachine } from '@foyer/pin';
import { PinContent } from '@foyer/pin/view';
import type { ActorRefFrom } from 'xstate';
import { pinPorts } from '@foyer/pin-prompt/pin.ports';

export const flow = (client: Client) => createPinMachine(pinPorts(client));

export const View: PaymentParts['Pin'] = ({ actor }) => (
  <PinContent actor={actor as ActorRefFrom<typeof pinMachine>} />
);
