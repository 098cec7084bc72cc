import { notificationAnswerSchema, type OperationId } from '@foyer/contract';
import { safeParse } from 'valibot';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { listenForChanges } from '../made-changes.ts';
import { tellNotification } from './tell-notification.ts';

/** What an answer has to say to the viewer. */
function notificationOf(answer: unknown) {
  const said = safeParse(notificationAnswerSchema, answer);
  return said.success ? said.output.notification : undefined;
}

/**
 * Flows of codes say what came of them in their own place, or for a time of their own. By name: few pages load these
 * operations. NOTIF-022, PROMO-002, TVCODE-002
 */
const saidInPlace: readonly string[] = [
  'sendPromoCode',
  'authorizeTvCode',
  'sendOttTvCode',
] satisfies readonly OperationId[];

/** Shows what the service says in the answer of any call. Spec 1 §7 */
export const answerNotices: ShellPart = (shell) =>
  listenForChanges((operationId, answer) => {
    if (saidInPlace.includes(operationId)) return;
    const notification = notificationOf(answer);
    if (notification) tellNotification(shell, 'load', notification);
  });
