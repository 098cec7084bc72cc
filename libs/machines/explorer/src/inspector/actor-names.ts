import type { ActorRefLike, AnyActorRef, AnyStateMachine } from 'xstate';
import { isName } from '../session/triggers.ts';

/** What every actor has; the type that inspection gives leaves it out. */
interface Known {
  systemId?: string;
  id?: string;
  src?: unknown;
  _parent?: AnyActorRef;
}

/** The name of a running machine: its system id, else its own id, else that of its machine. */
export function machineName(ref: ActorRefLike, { id }: AnyStateMachine): string {
  const { systemId, id: own } = ref as Known;
  // A root actor without an id is called by its session.
  return systemId ?? (own === ref.sessionId ? id : (own ?? id));
}

/** The name of what sent something and is no machine: a call or an actor of `setup`. */
export function sourceName(ref: ActorRefLike): string {
  const { src, id } = ref as Known;
  return isName(src) ? src : (id ?? ref.sessionId);
}

/** The session of the actor that started another one. */
export function parentIdOf(ref: ActorRefLike): string | undefined {
  const { _parent: parent } = ref as Known;
  return parent?.sessionId;
}
