import { messageText } from '@foyer/core';
import { useFlow, usePorts } from '@foyer/core/react';
import { money } from '@foyer/purchase-options/words';
import { ActionRows } from '@foyer/screens/action-rows';
import { Button } from '@foyer/ui/button';
import { EntryRows } from '@foyer/screens/entry-rows';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { acts, error, note, place } from './account-refill.css.ts';
import { createAccountRefillMachine } from './account-refill.machine.ts';
import { selectAccountRefillView } from './account-refill.selectors.ts';
import type { AccountRefillInput, AccountRefillOutput } from './account-refill.types.ts';

/** What {@link AccountRefillFlow} needs. */
export interface AccountRefillFlowProps {
  input: AccountRefillInput;
  /** Where the money was for something, what goes on with it; its button stands only then. */
  onDone?: (output: AccountRefillOutput) => void;
}

const nowhere = () => {};

/** The prepaid account, the way to top it up, and what has arrived. Case C8 */
export function AccountRefillFlow({ input, onDone }: AccountRefillFlowProps) {
  const t = useTranslate('my', 'purchase');
  const language = useLanguage();
  const actor = useFlow(usePorts(createAccountRefillMachine), input, onDone ?? nowhere);
  const view = useSelector(actor, selectAccountRefillView, shallowEqual);
  const { step, account, isBusy } = view;
  useEffect(() => {
    const hear = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.returned' });
    };
    document.addEventListener('visibilitychange', hear);
    window.addEventListener('pageshow', hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
      window.removeEventListener('pageshow', hear);
    };
  }, [actor]);
  const sum = (amount: number) => money(amount, account.currency, language);
  return (
    <div className={place}>
      <EntryRows
        label={t('my.purchases.account')}
        rows={[
          {
            id: 'balance',
            title: t('my.purchases.balance'),
            notes: account.isActive ? [] : [t('my.purchases.closed')],
            value: sum(account.balance),
          },
        ]}
      />
      <div role="alert" className={error}>
        {messageText(t, view.message)}
      </div>
      <output className={note}>
        {step === 'arrived' && t('purchase.refill.arrived', { sum: sum(view.arrived) })}
        {step === 'waiting' && t('purchase.refill.waiting')}
      </output>
      {step === 'waiting' && (
        <div className={acts}>
          <Button isPending={isBusy} onPress={() => actor.send({ type: 'refill.ask' })}>
            {t('purchase.refill.ask')}
          </Button>
          <Button tone="quiet" onPress={() => actor.send({ type: 'refill.stop' })}>
            {t('purchase.refill.stop')}
          </Button>
        </div>
      )}
      {step === 'arrived' && onDone && (
        <Button onPress={() => actor.send({ type: 'refill.goOn' })}>
          {t('purchase.refill.go_on')}
        </Button>
      )}
      {step !== 'waiting' && account.refillUrl !== undefined && (
        <ActionRows
          rows={[
            {
              id: 'refill',
              title: t('my.purchases.refill'),
              note: t('my.purchases.refill_note'),
              icon: 'plus',
              isBusy,
              onPress: () => actor.send({ type: 'refill.open' }),
            },
          ]}
        />
      )}
    </div>
  );
}
