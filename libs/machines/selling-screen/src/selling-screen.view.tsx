import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { ActionRows } from '@foyer/ui/action-rows';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { optionWords } from './option-words.ts';
import { createSellingScreenMachine } from './selling-screen.machine.ts';
import { selectSellingScreenView } from './selling-screen.selectors.ts';
import type { SellingScreenInput, SellingScreenOutput } from './selling-screen.types.ts';

/** What {@link SellingScreenFlow} needs. */
export interface SellingScreenFlowProps {
  shell: ModalShell;
  input: SellingScreenInput;
  /** Called once, at the end. */
  onDone: (output: SellingScreenOutput) => void;
}

/** The dialog with all that an item can be got by; a press on one hands over to its purchase. EVENT-021 */
export function SellingScreenFlow({ shell, input, onDone }: SellingScreenFlowProps) {
  const t = useTranslate('modal');
  const language = useLanguage();
  const actor = useFlow(usePorts(createSellingScreenMachine), input, onDone);
  const { step, name, options } = useSelector(actor, selectSellingScreenView, shallowEqual);
  const close = () => actor.send({ type: 'selling.close' });
  const frame = { ...shell, onClose: close, onEscape: close };
  if (step === 'none') return null;
  if (step !== 'choosing') {
    const isError = step === 'error';
    return (
      <Dialog
        {...frame}
        title={t(isError ? 'modal.error.title' : 'modal.selling.nothing_title')}
        description={
          isError ? t('modal.error.subtitle') : t('modal.selling.nothing_text', { name })
        }
      >
        <Button onPress={close}>{t('modal.close')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...frame}
      title={t('modal.selling.title', { name })}
      description={t('modal.selling.text')}
    >
      <ActionRows
        rows={options.map((option) => {
          const { title, note, price } = optionWords(option, { t, language });
          return {
            id: option.seqId,
            title,
            note,
            value: price,
            onPress: () => actor.send({ type: 'selling.buy', seqId: option.seqId }),
          };
        })}
      />
    </Dialog>
  );
}
