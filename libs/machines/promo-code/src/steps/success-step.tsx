import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { type Ref, useId } from 'react';
import { actions, heading, note, stamp, stampDay } from '../promo-code.css.ts';
import type { ServiceWords, StepProps } from './step.types.ts';

/** What the code gave, in the words of the service, and the way to it. PROMO-002 */
export function SuccessStep({
  actor,
  view: { display, usedOn },
  words,
  titleRef,
}: StepProps & { words: ServiceWords; titleRef: Ref<HTMLHeadingElement> }) {
  const t = useTranslate('purchase');
  const { codeForm } = useLabel().variants;
  const id = useId();
  const href = words.hrefOf(display?.target);
  return (
    <>
      <h3
        ref={titleRef}
        className={heading}
        tabIndex={-1}
        aria-describedby={display?.submessage && id}
      >
        {display ? words.read(display.message) : t('purchase.promocode.used')}
      </h3>
      {display?.submessage && (
        <div id={id} className={note}>
          {words.read(display.submessage)}
        </div>
      )}
      <div className={actions[codeForm]}>
        {href !== undefined && (
          <ActionLink href={href}>
            {display?.target?.title ?? t('purchase.promocode.open')}
          </ActionLink>
        )}
        <Button tone="quiet" onPress={() => actor.send({ type: 'promo.again' })}>
          {t('purchase.promocode.again')}
        </Button>
      </div>
      {codeForm === 'slip' && (
        <span className={stamp} aria-hidden="true">
          {t('purchase.promocode.stamp')}
          {usedOn !== undefined && <small className={stampDay}>{printed(usedOn)}</small>}
        </span>
      )}
    </>
  );
}

/** 26.11.2026, as stamps have it in every language. */
const printed = (day: string): string => day.split('-').toReversed().join('.');
