import { messageText } from '@foyer/core';
import { BankCardFields, useCardEntry } from '@foyer/screens/bank-card-fields';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { Switch } from '@foyer/ui/switch';
import { useLabel } from '@foyer/ui/theme';
import { shallowEqual, useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { form, note, safe } from './bank-card.css.ts';
import type { bankCardMachine } from './bank-card.machine.ts';
import { selectBankCardView } from './bank-card.selectors.ts';

/** What {@link BankCardForm} needs. */
export interface BankCardFormProps {
  /** A running flow, one's own or another flow's child. */
  actor: ActorRefFrom<typeof bankCardMachine>;
  /** Under what is wrong, such as other ways to pay after a refusal. Case C7 */
  remedies?: ReactNode;
  /** Sum and terms: they stand before the button. Case C19 */
  children?: ReactNode;
  /** Words of the button. @default that of going on */
  submitText?: string;
}

/** The form of a card, to stand in a dialog that its flow has open. After a refusal the code alone is asked for again. */
export function BankCardForm({ actor, remedies, children, submitText }: BankCardFormProps) {
  const t = useTranslate('modal', 'bank_card');
  const view = useSelector(actor, selectBankCardView, shallowEqual);
  const ownerFields = useLabel().features.cardOwner;
  const { fields, errorKey, check } = useCardEntry({ kept: view.kept, ownerFields });
  const [isCardKept, keepCard] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!view.canSubmit || !check()) return;
    actor.send({ type: 'card.submit', ...fields.value, isCardKept });
  };
  return (
    // The fields say what is wrong; the browser would say it beside them.
    <form className={form} onSubmit={submit} noValidate>
      <BankCardFields
        {...fields}
        errorMessage={errorKey ? t(errorKey) : messageText(t, view.message)}
        autoFocus={view.kept ? 'cvc' : 'number'}
      />
      {remedies}
      {view.canKeep && (
        <Switch
          label={t('bank_card.entry.keep')}
          description={t('bank_card.entry.keep_note')}
          isSelected={isCardKept}
          onChange={keepCard}
        />
      )}
      {children}
      {view.canRetry ? (
        <Button onPress={() => actor.send({ type: 'card.retry' })}>{t('shell.retry')}</Button>
      ) : (
        <Button type="submit" isDisabled={!view.canSubmit}>
          {submitText ?? t('modal.continue')}
        </Button>
      )}
      <p className={safe}>
        <Icon name="lock" size={16} />
        <span className={note}>{t('bank_card.entry.safe')}</span>
      </p>
    </form>
  );
}
