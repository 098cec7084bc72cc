import type { BindingRecord, CardBindingContext, CardBindingInput } from './card-binding.types.ts';

/** What finds the binding again. */
export const recordOf = ({
  ticketId,
  isCardSent,
}: CardBindingContext): BindingRecord | undefined =>
  ticketId === undefined ? undefined : { ticketId, isCardSent };

/** What the flow begins with. */
export const beginBinding = ({
  returnPath,
  search,
  kept,
}: CardBindingInput): CardBindingContext => ({
  returnPath,
  search,
  ticketId: kept?.ticketId,
  order: undefined,
  ticket: undefined,
  challenge: undefined,
  card: undefined,
  paymentUrl: undefined,
  isCardSent: kept?.isCardSent ?? false,
  reqStatus: undefined,
  isChallengeOpen: true,
  attempts: 0,
  message: undefined,
});
