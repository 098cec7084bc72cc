import type { modalMachine } from '@foyer/modal';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '../shell.types.ts';

type Modal = ActorRefFrom<typeof modalMachine>;

const request = { id: 'confirm-pin', name: 'pin' } as const;

/**
 * Asks the viewer for the PIN by the dialog `pin`; who never chose one is not asked. PIN-004, PIN-005
 *
 * @param reason - In the viewer's language; stands under the title.
 * @param signal - Takes the dialog back.
 * @returns whether the service has found the PIN right; not so for a viewer who turned back.
 * @throws Error where no dialog can be opened.
 */
export function askPin(
  { actor, tell }: Pick<Shell, 'actor' | 'tell'>,
  reason: string,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const modal: Modal | undefined = actor.system.get('modal');
    if (!modal) return reject(new Error('No dialog can be opened yet'));
    const ends = [
      modal.on('modal.resolved', ({ id, result }) => {
        if (id === request.id) end(isAccepted(result));
      }),
      modal.on('modal.rejected', ({ id }) => {
        if (id === request.id) end(false);
      }),
    ];
    const end = (isRight: boolean) => {
      for (const subscription of ends) subscription.unsubscribe();
      signal.removeEventListener('abort', withdraw);
      resolve(isRight);
    };
    const withdraw = () => tell('modal', { type: 'modal.withdraw', id: request.id });
    signal.addEventListener('abort', withdraw);
    return tell('modal', { type: 'modal.open', request: { ...request, data: { reason } } });
  });
}

const isAccepted = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && Reflect.get(result, 'status') === 'accepted';
