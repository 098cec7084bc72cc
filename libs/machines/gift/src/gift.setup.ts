import { errorCodes } from '@foyer/contract';
import {
  type FailedCall,
  type FlowMeta,
  hasCode,
  messageOf,
  missingPort,
  type Secret,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { GiftEvent } from './gift.events.ts';
import type { Gift, GiftContext, GiftInput, OwnGift, Sending } from './gift.types.ts';

/** What looking at a certificate is made of: its types, ports, rules and steps with a name. */
export const giftSetup = setup({
  types: {} as {
    input: GiftInput;
    context: GiftContext;
    events: GiftEvent;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    readGift: missingPort<GiftInput, OwnGift>(
      'readGift',
      'The certificate of the account, with its code while it can be given away.',
    ),
    copyCode: missingPort<{ code: Secret }, boolean>('copyCode', 'Puts the code on the clipboard.'),
    print: missingPort<undefined, void>('print', 'Prints the certificate.'),
    send: missingPort<{ gift: Gift; code: Secret }, Sending>(
      'send',
      'Hands the code and some words to another program.',
    ),
  },
  guards: {
    hasCode: (_, { code }: OwnGift) => code !== undefined,
    isMissing: (_, { error }: FailedCall) => hasCode(error, errorCodes.notFound),
    /** The viewer has turned back from the PIN. */
    isUnproved: (_, { error }: FailedCall) => hasCode(error, errorCodes.proofRequired),
  },
  actions: {
    learn: assign((_, { gift, code }: OwnGift) => ({ gift, code, message: undefined })),
    forget: assign({ gift: undefined, code: undefined, note: undefined, message: undefined }),
    clearMessage: assign({ note: undefined }),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
    askForPin: assign({ message: { key: 'purchase.gift.pin_needed' } }),
    tellCopied: assign((_, isCopied: boolean) => ({
      note: { key: isCopied ? 'purchase.gift.copied' : 'purchase.gift.copy_failed' },
    })),
    tellSent: assign((_, sending: Sending) => ({
      note: sending === 'left' ? undefined : { key: `purchase.gift.sent_${sending}` },
    })),
    tellUnprinted: assign({ note: { key: 'purchase.gift.print_failed' } }),
    tellUnsent: assign({ note: { key: 'purchase.gift.send_failed' } }),
  },
});
