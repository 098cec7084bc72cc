import { notificationAnswerSchema, sendPromoCodeOperation } from '@foyer/contract';
import { safeParse } from 'valibot';
import { listenForChanges } from '../made-changes.ts';
import type { ShellPart } from '../shell.types.ts';
import { tellNotification } from './tell-notification.ts';

/** What an answer has to say to the viewer. */
function notificationOf(answer: unknown) {
  const said = safeParse(notificationAnswerSchema, answer);
  return said.success ? said.output.notification : undefined;
}

/**
 * Shows what the service says in the answer of a call, whoever made it. The code of an address is its flow's own matter,
 * which shows the answer for a time of its own. Spec 1 §7, NOTIF-022
 */
export const answerNotices: ShellPart = (shell) => {
  const { actor } = shell;
  const isAddressCode = (operationId: string): boolean =>
    operationId === sendPromoCodeOperation.operationId &&
    actor.system.get('promo-access')?.getSnapshot().value === 'answering';
  return listenForChanges((operationId, answer) => {
    const notification = notificationOf(answer);
    if (notification && !isAddressCode(operationId)) tellNotification(shell, 'load', notification);
  });
};
