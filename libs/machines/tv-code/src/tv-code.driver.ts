import { secret } from '@foyer/core';
import { createActor, waitFor } from 'xstate';
import { fakeTvCodePorts } from './tv-code.fixtures.ts';
import { createTvCodeMachine } from './tv-code.machine.ts';
import type { TvCodeKind } from './tv-code.rules.ts';
import { selectTvCodeView } from './tv-code.selectors.ts';
import type { TvCodePorts } from './tv-code.types.ts';

/** Starts the flow for a test. */
export function start(replaced: Partial<TvCodePorts> = {}) {
  const actor = createActor(createTvCodeMachine(fakeTvCodePorts(replaced))).start();
  const view = () => selectTvCodeView(actor.getSnapshot());
  return {
    actor,
    view,
    isHeld: () => actor.getSnapshot().matches({ page: 'held' }),
    canSend: (code: string) => actor.getSnapshot().can({ type: 'code.submit', code: secret(code) }),
    /** Submits a code; resolves when no call is under way any more. */
    send: async (code: string, kind: TvCodeKind = 'television') => {
      if (view().kind !== kind) actor.send({ type: 'kind.choose', kind });
      actor.send({ type: 'code.submit', code: secret(code) });
      await waitFor(actor, (now) => !now.hasTag('busy'));
    },
  };
}
