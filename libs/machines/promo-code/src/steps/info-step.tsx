import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { type Ref, useId } from 'react';
import { actions, heading, note } from '../promo-code.css.ts';
import type { StepProps } from './step.types.ts';

/** The code is right, and a card is needed: the words of the service, and the way to the card. PROMO-003, PROMO-004 */
export function InfoStep({
  actor,
  view,
  titleRef,
}: StepProps & { titleRef: Ref<HTMLHeadingElement> }) {
  const t = useTranslate('purchase');
  const { codeForm } = useLabel().variants;
  const id = useId();
  return (
    <>
      <h3 ref={titleRef} className={heading} tabIndex={-1} aria-describedby={id}>
        {t('purchase.promocode.card_title')}
      </h3>
      <p id={id} className={note}>
        {messageText(t, view.message)}
      </p>
      <div className={actions[codeForm]}>
        <Button isPending={view.isBusy} onPress={() => actor.send({ type: 'promo.continue' })}>
          {t('purchase.promocode.card')}
        </Button>
        <Button
          tone="quiet"
          isDisabled={view.isBusy}
          onPress={() => actor.send({ type: 'promo.back' })}
        >
          {t('purchase.promocode.back')}
        </Button>
      </div>
    </>
  );
}
