import { type bankCardMachine, createBankCardMachine } from '@foyer/bank-card';
import { BankCardForm } from '@foyer/bank-card/view';
import type { Client } from '@foyer/client';
import type { PaymentParts } from '@foyer/payment/view';
import type { ActorRefFrom } from 'xstate';
import { bankCardPorts } from '@foyer/purchases/ports/bank-card.ports';

export const flow = (client: Client) => createBankCardMachine(bankCardPorts(client));

export const View: PaymentParts['BankCard'] = ({ actor, ...rest }) => (
  <BankCardForm actor={actor as ActorRefFrom<typeof bankCardMachine>} {...rest} />
);
