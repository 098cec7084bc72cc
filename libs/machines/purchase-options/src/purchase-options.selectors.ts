import type { PurchaseOption } from '@foyer/contract';
import type { SnapshotFrom } from 'xstate';
import type { purchaseOptionsMachine } from './purchase-options.machine.ts';

type PurchaseOptionsSnapshot = SnapshotFrom<typeof purchaseOptionsMachine>;

/** What the view shows of the options. */
export interface PurchaseOptionsViewState {
  /** `none`: nothing is there to be shown yet. After the end it stays as it was, while the dialog fades. */
  step: 'none' | 'loading' | 'choosing' | 'visitor' | 'owned' | 'nothing' | 'error';
  name: string;
  options: readonly PurchaseOption[];
  /** The option whose tab is open. */
  seqId: string | undefined;
  /** Its length of time. */
  periodIndex: number;
  /** The payment is about to open, or lies over the options. */
  isPaying: boolean;
  /** Path where the item is watched, or of its page. */
  href: string | undefined;
  /** The least that it costs, as visitors read it. */
  priceText: string | undefined;
}

const noOptions: readonly PurchaseOption[] = [];

/** The view's reading of a snapshot. */
export function selectPurchaseOptionsView(
  snapshot: PurchaseOptionsSnapshot,
): PurchaseOptionsViewState {
  const { purchasable, seqId, periodIndex } = snapshot.context;
  return {
    step: stepOf(snapshot),
    name: purchasable?.name ?? '',
    options: purchasable?.options ?? noOptions,
    seqId,
    periodIndex,
    isPaying: snapshot.matches('paying') || snapshot.status === 'done',
    href: purchasable?.href,
    priceText: purchasable?.priceText,
  };
}

function stepOf(snapshot: PurchaseOptionsSnapshot): PurchaseOptionsViewState['step'] {
  const { purchasable, isAsked } = snapshot.context;
  if (snapshot.matches('unavailable')) return 'error';
  if (purchasable?.standing === 'offered') return 'choosing';
  // An event opens nothing for what there is nothing to choose from.
  if (!isAsked) return 'none';
  if (!purchasable) return 'loading';
  if (purchasable.standing === 'none') return 'nothing';
  return purchasable.standing;
}
