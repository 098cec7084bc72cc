import type { BankCardPorts } from '@foyer/bank-card';
import { type Client, listPaymentMethods } from '@foyer/client';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';

/** The calls of the form of a card. BANKCARD-033, BANKCARD-039 */
export const bankCardPorts = (client: Client): BankCardPorts => ({
  findPaymentUrl: async ({ purpose }, signal) => {
    const { items } = await listPaymentMethods(client, { types: [`${purpose}/any_card`] }, signal);
    return items
      .find(({ name }) => name === purpose)
      ?.payment_methods.find(({ name }) => name === 'any_card')?.payment_url;
  },
  reportRefusal: ({ reqStatus }) =>
    tellAnalytics({
      event: {
        type: 'error',
        description: 'The payment provider has refused a card',
        reason: `reqStatus ${reqStatus}`,
        method: 'POST',
        // The address is the provider's; its path says nothing to the operator.
        path: 'payment_url',
      },
    }),
});
