import { currentOffer } from '../payment.rules.ts';
import type { CardEntryInput, PaymentContext } from '../payment.types.ts';

/** For what a card is asked: the chosen method, and the card that was refused before. */
export function cardEntryInput({ context }: { context: PaymentContext }): CardEntryInput {
  const { entered, order, profileType, search, option } = context;
  const card = entered?.card;
  return {
    purpose: 'purchase',
    paymentUrl: currentOffer(context)?.method.payment_url ?? entered?.paymentUrl,
    search,
    // Only the owner of the account links a card; of a trial the card is kept anyway.
    canKeep: profileType === 'master' && option.usage_model === 'SERVICE',
    refused: card &&
      order?.message && {
        card,
        cause:
          order.reqStatus === undefined
            ? { message: order.message }
            : { reqStatus: order.reqStatus },
      },
  };
}
