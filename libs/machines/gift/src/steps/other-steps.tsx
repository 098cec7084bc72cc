import { messageText } from '@foyer/core';
import { money } from '@foyer/purchase-options/words';
import { Button } from '@foyer/ui/button';
import type { ReactNode, Ref } from 'react';
import { heading, note } from '../gift.css.ts';
import type { StepProps } from './step.types.ts';

/** A step without a code. */
interface Told extends StepProps {
  titleRef: Ref<HTMLHeadingElement>;
}

function Title({ titleRef, children }: Pick<Told, 'titleRef'> & { children: ReactNode }) {
  return (
    <h2 ref={titleRef} className={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** It has no code any more, and says why. */
export function SpentStep({ view: { gift }, words: { t, language }, titleRef }: Told) {
  if (!gift) return null;
  const { status, amount, currency } = gift;
  return (
    <>
      <Title titleRef={titleRef}>
        {t('purchase.gift.title')}, {money(amount, currency, language)}
      </Title>
      <p className={note}>{t(`purchase.gift.spent_${status === 'bought' ? 'given' : status}`)}</p>
    </>
  );
}

/** The account has none of this address. */
export function MissingStep({ words: { t }, titleRef }: Told) {
  return (
    <>
      <Title titleRef={titleRef}>{t('purchase.gift.missing_title')}</Title>
      <p className={note}>{t('purchase.gift.missing_text')}</p>
    </>
  );
}

/** It did not come, and may be asked for again. */
export function FailedStep({ actor, view, words: { t }, titleRef }: Told) {
  return (
    <>
      <Title titleRef={titleRef}>{t('purchase.gift.failed_title')}</Title>
      <p className={note} role="alert">
        {messageText(t, view.message)}
      </p>
      <Button onPress={() => actor.send({ type: 'gift.retry' })}>{t('shell.retry')}</Button>
    </>
  );
}
