import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { productOnboardingMachine } from './product-onboarding.machine.ts';
import type { OnboardingPage } from './product-onboarding.types.ts';

/** What the view shows. */
export interface ProductOnboardingViewState {
  /** `none` shows nothing new. */
  step: 'none' | 'loading' | 'failed' | 'showing';
  pages: readonly OnboardingPage[];
  /** Place of the current page. */
  pageIndex: number;
  hasNext: boolean;
  message: Message | undefined;
}

const steps = ['loading', 'failed', 'showing'] as const;

/** The view's reading of a snapshot. */
export function selectProductOnboardingView(
  snapshot: SnapshotFrom<typeof productOnboardingMachine>,
): ProductOnboardingViewState {
  const { pages, pageIndex, message } = snapshot.context;
  return {
    step: steps.find((step) => snapshot.matches(step)) ?? 'none',
    pages,
    pageIndex,
    hasNext: snapshot.can({ type: 'page.next' }),
    message,
  };
}
