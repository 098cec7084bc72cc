import type { SnapshotFrom } from 'xstate';
import type { rateExchangeMachine } from './rate-exchange.machine.ts';

/** What the view shows of the offer. */
export interface RateExchangeViewState {
  /** After the end the offer stays as it was, while the dialog fades. */
  isShown: boolean;
  name: string;
}

/** The view's reading of a snapshot. */
export const selectRateExchangeView = ({
  context: { name },
}: SnapshotFrom<typeof rateExchangeMachine>): RateExchangeViewState => ({
  isShown: name !== undefined,
  name: name ?? '',
});
