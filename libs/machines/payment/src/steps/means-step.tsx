import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { Skeleton } from '@foyer/ui/skeleton';
import { note, smallPrint, waitingRow, waitingRows } from '../payment.css.ts';
import type { StepProps } from './step.types.ts';

/** Rows that are waited for at the least: a length of time, and ways to pay. */
const ROWS = 5;

/** The steps `loading` and `unavailable`: the ways to pay are on their way, or did not come. */
export function MeansStep({ actor, view, words: { t } }: StepProps) {
  if (view.step === 'loading') {
    return (
      <>
        <output className={smallPrint}>{t('bank_card.payment.loading')}</output>
        <div className={waitingRows}>
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index} className={waitingRow}>
              <Skeleton shape="line" />
            </div>
          ))}
        </div>
      </>
    );
  }
  return (
    <>
      <p className={note} role="alert">
        {t('bank_card.payment.unavailable')} {messageText(t, view.message)}
      </p>
      <Button onPress={() => actor.send({ type: 'payment.retry' })}>{t('shell.retry')}</Button>
    </>
  );
}
