import type { PurchaseOption } from '@foyer/contract';
import type {
  Purchasable,
  PurchaseChoice,
  PurchaseOptionsContext,
} from './purchase-options.types.ts';

/** The length of time that is chosen at first. */
export const usualPeriodIndex = ({ periods }: Pick<PurchaseOption, 'periods'>): number =>
  Math.max(
    0,
    periods.findIndex(({ is_default }) => is_default),
  );

/** The option that is chosen at first. */
export const firstOption = (
  { options }: Purchasable,
  wantedSeqId: string | undefined,
): PurchaseOption | undefined => options.find(({ seq_id }) => seq_id === wantedSeqId) ?? options[0];

/** The option that is chosen. */
export const chosenOption = ({
  purchasable,
  seqId,
}: Pick<PurchaseOptionsContext, 'purchasable' | 'seqId'>): PurchaseOption | undefined =>
  purchasable?.options.find(({ seq_id }) => seq_id === seqId);

/** What is paid for; nothing where the option has no such length of time. */
export function choiceOf(context: PurchaseOptionsContext): PurchaseChoice | undefined {
  const { itemId, itemType, periodIndex } = context;
  const option = chosenOption(context);
  if (!option?.periods[periodIndex]) return undefined;
  return { itemId, itemType, seqId: option.seq_id, periodIndex };
}
