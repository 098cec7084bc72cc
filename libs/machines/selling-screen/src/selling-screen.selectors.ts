import type { SnapshotFrom } from 'xstate';
import type { sellingScreenMachine } from './selling-screen.machine.ts';
import type { SellingOption } from './selling-screen.types.ts';

/** What the view shows of the options. */
export interface SellingScreenViewState {
  /** `none`: nothing is there to be shown yet. After the end it stays as it was, while the dialog fades. */
  step: 'none' | 'choosing' | 'nothing' | 'error';
  name: string;
  options: readonly SellingOption[];
}

const noOptions: readonly SellingOption[] = [];

/** The view's reading of a snapshot. */
export function selectSellingScreenView(
  snapshot: SnapshotFrom<typeof sellingScreenMachine>,
): SellingScreenViewState {
  const { selling } = snapshot.context;
  return {
    step: stepOf(snapshot),
    name: selling?.name ?? '',
    options: selling?.options ?? noOptions,
  };
}

function stepOf({
  context: { selling },
  ...snapshot
}: SnapshotFrom<typeof sellingScreenMachine>): SellingScreenViewState['step'] {
  if (selling) return selling.options.length > 0 ? 'choosing' : 'nothing';
  return snapshot.value === 'unavailable' ? 'error' : 'none';
}
