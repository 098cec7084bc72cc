import { useFlow, usePorts } from '@foyer/core/react';
import { Button } from '@foyer/ui/button';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { headingOf, textOf } from './heading-words.ts';
import { optionWords } from './option-words.ts';
import { PurchaseOptionsBody } from './purchase-options.body.tsx';
import type { PurchaseOptionsParts } from './purchase-options.view.types.ts';
import { actions, features, heading, note, page } from './purchase-options.css.ts';
import { createPurchaseOptionsMachine } from './purchase-options.machine.ts';
import { selectPurchaseOptionsView } from './purchase-options.selectors.ts';
import type { PurchaseOptionsInput, PurchaseOptionsOutput } from './purchase-options.types.ts';

/** What {@link PurchaseOptionsPage} needs. */
export interface PurchaseOptionsPageProps {
  input: PurchaseOptionsInput;
  /** Called once, when the item is bought. */
  onDone: (output: PurchaseOptionsOutput) => void;
  /** Adds a button that closes the page, for pages that stand in others. */
  onClose?: () => void;
}

/** The page with all that an item can be got by; it stays under the payment. ROUTE-002, ROUTE-003 */
export function PurchaseOptionsPage({ input, onDone, onClose }: PurchaseOptionsPageProps) {
  const t = useTranslate('modal', 'purchase');
  const language = useLanguage();
  const actor = useFlow(usePorts(createPurchaseOptionsMachine), input, onDone);
  const view = useSelector(actor, selectPurchaseOptionsView, shallowEqual);
  const description = textOf(view, t);
  const parts = { actor, view, words: { t, language } };
  return (
    <main className={page}>
      <h1 className={heading}>{headingOf(view, t)}</h1>
      {description !== undefined && <p className={note}>{description}</p>}
      <PurchaseOptionsBody {...parts} />
      <AllPrices {...parts} />
      {onClose && (
        <div className={actions}>
          <Button tone="quiet" onPress={onClose}>
            {t('modal.close')}
          </Button>
        </div>
      )}
    </main>
  );
}

/** What the closed tabs hold, for readers without scripts. */
function AllPrices({ view, words }: PurchaseOptionsParts) {
  if (view.step !== 'choosing' || view.options.length < 2) return null;
  return (
    <noscript>
      <ul className={features}>
        {view.options.map((option) => {
          const { title, note: facts, price } = optionWords(option, words);
          return <li key={option.seq_id}>{[title, facts, price].filter(Boolean).join(' · ')}</li>;
        })}
      </ul>
    </noscript>
  );
}
