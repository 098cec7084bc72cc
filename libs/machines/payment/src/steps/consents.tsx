import { Checkbox } from '@foyer/ui/checkbox';
import { useEffect, useRef } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { consentList, note } from '../payment.css.ts';
import type { StepProps } from './step.types.ts';

/** What the buyer's country wants agreed to before anything is paid. Nothing is ticked beforehand. */
export function Consents({ actor, view, words: { t } }: StepProps) {
  const { offer } = useLabel().links;
  const list = useRef<HTMLDivElement>(null);
  const isMissed = view.consents.some((consent) => consent.isMissed);
  useEffect(() => {
    if (isMissed) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isMissed]);
  if (view.consents.length === 0) return null;
  return (
    <div ref={list} className={consentList}>
      {view.consents.map(({ name, isGiven, isMissed: isAlone }) => (
        <Checkbox
          key={name}
          isSelected={isGiven}
          onChange={(isNow) => actor.send({ type: 'consent.change', name, isGiven: isNow })}
          errorMessage={isAlone ? t('bank_card.payment.consent_missing') : undefined}
        >
          {t(`bank_card.payment.consent_${name}`)}
        </Checkbox>
      ))}
      {offer !== undefined && (
        <a className={note} href={offer} target="_blank" rel="noopener">
          {t('bank_card.payment.consent_read')}
        </a>
      )}
    </div>
  );
}
