import type { InspectedActor } from './create-inspector.ts';

/** A running machine with those that it started. */
export interface ActorBranch {
  actor: InspectedActor;
  children: readonly ActorBranch[];
}

/** The machines of a page below those that started them, each in the order of its start. */
export function actorTree(actors: readonly InspectedActor[]): readonly ActorBranch[] {
  const ids = new Set(actors.map(({ sessionId }) => sessionId));
  const below = (parentId: string | undefined): readonly ActorBranch[] =>
    actors
      // One whose parent has been forgotten, or is no machine, stands at the top.
      .filter((actor) => (ids.has(actor.parentId ?? '') ? actor.parentId : undefined) === parentId)
      .map((actor) => ({ actor, children: below(actor.sessionId) }));
  return below(undefined);
}
