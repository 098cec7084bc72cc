import { messageText } from '@foyer/core';
import type { ModalShell } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { FieldError } from '@foyer/ui/field-error';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { actions, sign } from './account-block.css.ts';
import type { accountBlockMachine } from './account-block.machine.ts';
import { selectAccountBlockView } from './account-block.selectors.ts';

/** The running flow of a blocked account. */
export type AccountBlockActor = ActorRefFrom<typeof accountBlockMachine>;

/** What {@link AccountBlockDialog} needs. */
export interface AccountBlockDialogProps {
  actor: AccountBlockActor;
  shell: ModalShell;
}

/** What a viewer of a blocked account is told, and what can still be done. ACCT-003, ACCT-006 to ACCT-008 */
export function AccountBlockDialog({ actor, shell }: AccountBlockDialogProps) {
  const t = useTranslate('modal');
  const errorId = useId();
  const { screen, isBusy, message } = useSelector(actor, selectAccountBlockView, shallowEqual);
  if (!screen) return null;
  return (
    <Dialog
      {...shell}
      title={screen.message}
      {...(screen.submessage !== undefined && { description: screen.submessage })}
    >
      {/* The service names a picture; of those that the site has, one says it. ACCT-008 */}
      {screen.icon !== undefined && (
        <span className={sign}>
          <Icon name="lock" size={32} />
        </span>
      )}
      <div className={actions}>
        {screen.actions.map(({ type, title }, choice) => (
          <Button
            key={title}
            tone={choice === 0 ? 'primary' : 'plain'}
            isPending={isBusy && type === 'logout'}
            isDisabled={isBusy && type !== 'logout'}
            onPress={() => actor.send({ type: 'block.act', choice })}
          >
            {title}
          </Button>
        ))}
      </div>
      <FieldError id={errorId} text={messageText(t, message)} />
    </Dialog>
  );
}
