import type { BindingRecord, CardBindingContext, CardBindingInput } from './card-binding.types.ts';
import { object, safeParse, string, boolean } from 'valibot';

const recordSchema = object({ ticketId: string(), isCardSent: boolean() });

/** A record as the tab has kept it; nothing where it is none. */
export function readBindingRecord(value: unknown): BindingRecord | undefined {
  const read = safeParse(recordSchema, value);
  return read.success ? read.output : undefined;
}

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
