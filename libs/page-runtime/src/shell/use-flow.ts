import type { AppChildId } from '@foyer/app';
import { useSelector } from '@xstate/react';
import type { AnyActorLogic, ActorRefFrom } from 'xstate';
import type { Shell } from './shell.types.ts';

/**
 * A long-lived flow as its views take it; nothing before there is a session, or where the flow is not given.
 *
 * @typeParam Logic - What runs under this id; nobody checks it.
 */
export function useFlow<Logic extends AnyActorLogic>(
  { actor }: Pick<Shell, 'actor'>,
  id: AppChildId,
): ActorRefFrom<Logic> | undefined {
  const flow = useSelector(actor, ({ children }) => children[id]);
  return flow as ActorRefFrom<Logic> | undefined;
}
