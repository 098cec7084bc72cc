import { messageText } from '@foyer/core';
import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { RatingInput as Scale } from '@foyer/ui/rating-input';
import { shallowEqual, useSelector } from '@xstate/react';
import { createRatingMachine } from './rating.machine.ts';
import { selectRatingView } from './rating.selectors.ts';
import type { RatingInput, RatingOutput } from './rating.types.ts';

/** What {@link RatingFlow} needs. */
export interface RatingFlowProps {
  shell: ModalShell;
  input: RatingInput;
  /** Called once, at the end. */
  onDone: (output: RatingOutput) => void;
}

/** The dialog to rate a title in: a scale of ten, and a button that sends another rating. RATE-001 to RATE-008 */
export function RatingFlow({ shell, input, onDone }: RatingFlowProps) {
  const t = useTranslate('modal', 'component');
  const actor = useFlow(usePorts(createRatingMachine), input, onDone);
  const view = useSelector(actor, selectRatingView, shallowEqual);
  const close = () => actor.send({ type: 'rating.close' });
  const frame = { ...shell, onClose: close, onEscape: close };
  if (view.step === 'none') return null;
  if (view.step === 'error') {
    return (
      <Dialog
        {...frame}
        title={messageText(t, view.error?.title) ?? ''}
        description={messageText(t, view.error?.subtitle) ?? ''}
      >
        <Button onPress={close}>{t('modal.close')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...frame}
      title={t('modal.rating.title', { name: view.name })}
      description={
        view.current > 0
          ? t('modal.rating.current', { value: view.current })
          : t('modal.rating.text')
      }
    >
      <Scale
        value={view.value}
        onChange={(value) => actor.send({ type: 'rating.choose', value })}
      />
      <Button
        isPending={view.isBusy}
        isDisabled={!view.canSend}
        onPress={() => actor.send({ type: 'rating.send' })}
      >
        {t(`modal.rating.${view.act}`)}
      </Button>
    </Dialog>
  );
}
