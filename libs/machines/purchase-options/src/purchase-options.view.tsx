import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { headingOf, textOf } from './heading-words.ts';
import { PurchaseOptionsBody } from './purchase-options.body.tsx';
import { createPurchaseOptionsMachine } from './purchase-options.machine.ts';
import { selectPurchaseOptionsView } from './purchase-options.selectors.ts';
import type { PurchaseOptionsInput, PurchaseOptionsOutput } from './purchase-options.types.ts';

/** What {@link PurchaseOptionsFlow} needs. */
export interface PurchaseOptionsFlowProps {
  shell: ModalShell;
  input: PurchaseOptionsInput;
  /** Called once, at the end. */
  onDone: (output: PurchaseOptionsOutput) => void;
}

/** The dialog with all that an item can be got by, one tab for each; its button goes on to the payment. EVENT-021, MODAL-027 */
export function PurchaseOptionsFlow({ shell, input, onDone }: PurchaseOptionsFlowProps) {
  const t = useTranslate('modal', 'purchase');
  const language = useLanguage();
  const actor = useFlow(usePorts(createPurchaseOptionsMachine), input, onDone);
  const view = useSelector(actor, selectPurchaseOptionsView, shallowEqual);
  const close = () => actor.send({ type: 'options.close' });
  if (view.step === 'none') return null;
  const description = textOf(view, t);
  return (
    <Dialog
      {...shell}
      title={headingOf(view, t)}
      {...(description !== undefined && { description })}
      onClose={close}
      onEscape={close}
    >
      <PurchaseOptionsBody actor={actor} view={view} words={{ t, language }} />
    </Dialog>
  );
}
