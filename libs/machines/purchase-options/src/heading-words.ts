import type { Translate } from '@foyer/ui/i18n';
import type { PurchaseOptionsViewState } from './purchase-options.selectors.ts';

type Shown = Pick<PurchaseOptionsViewState, 'step' | 'name'>;

/** What the dialog and the page are called. */
export function headingOf({ step, name }: Shown, t: Translate): string {
  if (step === 'error') return t('modal.error.title');
  if (step === 'owned') return t('purchase.options.owned_title');
  if (step === 'nothing') return t('purchase.options.nothing_title');
  return name === '' ? t('purchase.options.variants') : t('purchase.options.title', { name });
}

/** The sentence below it, where there is something to choose. */
export const textOf = ({ step }: Shown, t: Translate): string | undefined =>
  step === 'choosing' ? t('purchase.options.text') : undefined;
