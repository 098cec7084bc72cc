import { describe, expect, it } from 'vitest';
import { actorTree, type ActorBranch } from './actor-tree.ts';
import type { InspectedActor } from './create-inspector.ts';

const actor = (sessionId: string, parentId?: string) => ({ sessionId, parentId }) as InspectedActor;
const ids = (branches: readonly ActorBranch[]): unknown =>
  branches.map(({ actor: { sessionId }, children }) => [sessionId, ids(children)]);

describe('actorTree', () => {
  it('puts each machine below the one that started it; one without stands at the top', () => {
    const actors = [
      actor('app'),
      actor('session', 'app'),
      actor('rating', 'gone'),
      actor('pin', 'session'),
    ];

    expect(ids(actorTree(actors))).toEqual([
      ['app', [['session', [['pin', []]]]]],
      ['rating', []],
    ]);
  });
});
