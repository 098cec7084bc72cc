import type { modalMachine, ModalRequest } from '@foyer/modal';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from './shell.types.ts';

/** How a dialog ended: with what it found, or the viewer turned back. */
export type DialogEnd = { status: 'resolved'; result: unknown } | { status: 'rejected' };

/**
 * Opens a dialog over the page and waits until it ends.
 *
 * @param signal - Takes the dialog back.
 * @throws Error where no dialog can be opened.
 */
export function askDialog(
  { actor, tell }: Pick<Shell, 'actor' | 'tell'>,
  request: ModalRequest,
  signal: AbortSignal,
): Promise<DialogEnd> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve({ status: 'rejected' });
    const modal: ActorRefFrom<typeof modalMachine> | undefined = actor.system.get('modal');
    if (!modal) return reject(new Error('No dialog can be opened yet'));
    const end = (ending: DialogEnd) => {
      for (const subscription of ends) subscription.unsubscribe();
      signal.removeEventListener('abort', withdraw);
      resolve(ending);
    };
    const ends = [
      modal.on('modal.resolved', ({ id, result }) => {
        if (id === request.id) end({ status: 'resolved', result });
      }),
      modal.on('modal.rejected', ({ id }) => {
        if (id === request.id) end({ status: 'rejected' });
      }),
    ];
    const withdraw = () => tell('modal', { type: 'modal.withdraw', id: request.id });
    signal.addEventListener('abort', withdraw);
    return tell('modal', { type: 'modal.open', request });
  });
}

/** Whether a dialog ended with a result of this status. */
export const endedAs = (end: DialogEnd, status: string): boolean =>
  end.status === 'resolved' &&
  typeof end.result === 'object' &&
  end.result !== null &&
  Reflect.get(end.result, 'status') === status;
