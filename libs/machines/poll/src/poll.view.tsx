import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createPollMachine } from './poll.machine.ts';
import { PollQuestion } from './poll.question.tsx';
import { selectPollView } from './poll.selectors.ts';
import type { PollInput, PollOutput } from './poll.types.ts';

/** What {@link PollFlow} needs. */
export interface PollFlowProps {
  shell: ModalShell;
  input: PollInput;
  /** The server has the answers; called before the thanks are read. NOTIF-017 */
  onCompleted?: (messageId: string) => void;
  /** Called once, at the end. */
  onDone: (output: PollOutput) => void;
}

/** The dialog of a poll: one question at a time, then thanks. MODAL-021, NOTIF-011 to NOTIF-014 */
export function PollFlow({ shell, input, onCompleted, onDone }: PollFlowProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createPollMachine), input, onDone);
  const view = useSelector(actor, selectPollView, shallowEqual);
  const complete = useEffectEvent((messageId: string) => onCompleted?.(messageId));
  useEffect(() => {
    const heard = actor.on('poll.completed', ({ messageId }) => complete(messageId));
    return () => heard.unsubscribe();
  }, [actor]);

  const close = () => actor.send({ type: 'poll.close' });
  if (view.step === 'none') return null;
  return (
    <Dialog
      {...shell}
      title={view.step === 'success' ? t('modal.poll.thanks_title') : view.title}
      onClose={close}
      onEscape={close}
      {...(view.step === 'success' && { description: t('modal.poll.thanks_text') })}
    >
      {view.step === 'success' ? (
        <Button onPress={close}>{t('modal.close')}</Button>
      ) : (
        <PollQuestion
          view={view}
          onChoose={(answer) => actor.send({ type: 'poll.choose', answer })}
          onNext={() => actor.send({ type: 'poll.next' })}
        />
      )}
    </Dialog>
  );
}
