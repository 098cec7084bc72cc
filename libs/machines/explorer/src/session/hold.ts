import { type AnyStateMachine, fromCallback, StateMachine } from 'xstate';

/** The parts of a machine's definition in which calls may be written. */
interface Definition {
  invoke?: Call | readonly Call[];
  states?: Record<string, Definition>;
}

interface Call {
  src: unknown;
}

const silent = fromCallback(() => {});

/** The machine with each of its calls replaced by one that does nothing and never ends, those written inline too. */
export function hold(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return new StateMachine(holdInline(machine.config as Definition) as typeof machine.config, {
    ...machine.implementations,
    actors: Object.fromEntries(names.map((name) => [name, silent])),
  });
}

/** Implementations are looked up by name only, so a call without one is replaced where it is written. */
function holdInline({ invoke, states, ...rest }: Definition): Definition {
  const calls = invoke && [invoke].flat().map(holdCall);
  const held = Object.entries(states ?? {}).map(([key, state]) => [key, holdInline(state)]);
  return {
    ...rest,
    ...(calls && { invoke: calls }),
    ...(states && { states: Object.fromEntries(held) as Record<string, Definition> }),
  };
}

const holdCall = (call: Call): Call =>
  typeof call.src === 'string' ? call : { ...call, src: silent };
