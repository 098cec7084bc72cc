import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createMachine, type InspectionEvent } from 'xstate';
import { useFlow } from './use-flow.ts';
import { watchActors, watched } from './watched.ts';

const machine = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });

function Flow() {
  useFlow(machine, undefined, () => undefined);
  return null;
}

afterEach(() => {
  cleanup();
  watchActors(undefined);
});

describe('watched', () => {
  it('lets a watcher see the flow of a view from its start', () => {
    const seen: InspectionEvent[] = [];
    watchActors((event) => seen.push(event));

    render(<Flow />);

    expect(seen.map(({ type }) => type)).toContain('@xstate.actor');
    expect(seen.find(({ type }) => type === '@xstate.event')).toMatchObject({
      event: { type: 'xstate.init' },
    });
  });

  it('adds nothing to an actor while nobody watches', () => {
    expect(watched()).toEqual({});
  });
});
