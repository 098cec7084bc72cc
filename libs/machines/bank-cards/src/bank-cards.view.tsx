import { messageText } from '@foyer/core';
import { useFlow, usePorts } from '@foyer/core/react';
import { BrandMark } from '@foyer/screens/bank-card-fields';
import { cardBrands } from '@foyer/screens/bank-card-rules';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { WordButton } from '@foyer/ui/link';
import { LoadingLine } from '@foyer/ui/loading-line';
import { useLabel } from '@foyer/ui/theme';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { details, error, list, note, over, page, row, words } from './bank-cards.css.ts';
import { createBankCardsMachine } from './bank-cards.machine.ts';
import { selectBankCardsView } from './bank-cards.selectors.ts';
import { ForgetDialog } from './forget-dialog.tsx';

const endless = () => {};

/** Props of {@link BankCardsFlow}. */
export interface BankCardsFlowProps {
  /** Another value has the cards listed again. */
  version?: string;
  /** Why this viewer may forget no card; stands above the list. */
  closedReason?: string | undefined;
}

/** The linked cards; each can be forgotten after a word about what ends with it. Case C22 */
export function BankCardsFlow({ version = '', closedReason }: BankCardsFlowProps) {
  const t = useTranslate('bank_card');
  const actor = useFlow(usePorts(createBankCardsMachine), undefined, endless);
  const view = useSelector(actor, selectBankCardsView, shallowEqual);
  const preload = usePreload();
  const place = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const { step, cards, chosen, forgotten } = view;
  const listed = useRef(version);
  useEffect(() => {
    if (listed.current === version) return;
    listed.current = version;
    actor.send({ type: 'cards.refresh' });
  }, [actor, version]);
  useEffect(() => {
    // The row that was pressed is gone, and the focus must not go with it.
    if (forgotten) place.current?.focus();
  }, [forgotten]);
  return (
    <div ref={place} tabIndex={-1} className={page} onPointerEnter={preload} onFocus={preload}>
      {step === 'loading' && <LoadingLine />}
      <div role="alert" className={error}>
        {messageText(t, view.message)}
      </div>
      <output className={note}>
        {forgotten && t('bank_card.saved.forgotten', { digits: forgotten.lastDigits })}
      </output>
      {step === 'unknown' && (
        <Button onPress={() => actor.send({ type: 'cards.retry' })}>{t('shell.retry')}</Button>
      )}
      {step === 'list' && cards.length === 0 && <p className={note}>{t('bank_card.saved.none')}</p>}
      {closedReason !== undefined && cards.length > 0 && (
        <p id={reasonId} className={note}>
          {closedReason}
        </p>
      )}
      {step === 'list' && cards.length > 0 && (
        <ul className={list} aria-label={t('bank_card.saved.title')}>
          {cards.map(({ id, brand, lastDigits, expiry }) => (
            <li key={id} className={row}>
              <Brand name={brand} />
              <span className={words}>
                •• {lastDigits}
                {expiry && (
                  <span className={expiry.isOver ? over : details}>
                    {t(expiry.isOver ? 'bank_card.saved.expired' : 'bank_card.saved.until', {
                      date: expiry.text,
                    })}
                  </span>
                )}
              </span>
              <WordButton
                isDisabled={closedReason !== undefined}
                describedBy={closedReason === undefined ? undefined : reasonId}
                onPress={() => actor.send({ type: 'card.forget', id })}
              >
                <span aria-hidden="true">{t('bank_card.saved.forget')}</span>
                <VisuallyHidden>
                  {t('bank_card.saved.forget_named', { digits: lastDigits })}
                </VisuallyHidden>
              </WordButton>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {chosen && (
          <ForgetDialog
            card={chosen}
            isPending={view.isForgetting}
            onConfirm={() => actor.send({ type: 'card.confirm' })}
            onKeep={() => actor.send({ type: 'card.keep' })}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Loads the dialog of the question once the pointer or the focus is near the list, so that a press finds it there. */
function usePreload(): () => void {
  const { variants } = useLabel();
  // What cannot be loaded now is loaded, and told, by the press.
  return () => void Dialog.preload(variants).catch(() => undefined);
}

/** The mark of a brand that we draw, else its name. */
function Brand({ name }: { name: string }) {
  const brand = cardBrands.find((known) => known === name);
  return brand ? <BrandMark brand={brand} /> : <span>{name}</span>;
}
