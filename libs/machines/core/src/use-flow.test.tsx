import { cleanup, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assign, setup } from 'xstate';
import { heldPort } from './fixtures.ts';
import { actorFromPort, missingPort, type Port } from './port.ts';
import { PortsProvider, useFlow, usePorts } from './react.ts';

interface AskPorts {
  ask: Port<{ name: string }, string>;
}

const askMachine = setup({
  types: {} as {
    input: { name: string };
    context: { name: string; answer: string };
    output: string;
  },
  actors: { ask: missingPort<{ name: string }, string>('ask', 'Asks') },
}).createMachine({
  id: 'ask',
  context: ({ input }) => ({ name: input.name, answer: '' }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ name: context.name }),
        onDone: { target: 'done', actions: assign({ answer: ({ event }) => event.output }) },
        onError: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => context.answer,
});

const createAskMachine = (ports: AskPorts) =>
  askMachine.provide({ actors: { ask: actorFromPort(ports.ask) } });

function AskFlow({ name, onDone }: { name: string; onDone: (output: string) => void }) {
  const actor = useFlow(usePorts(createAskMachine), { name }, onDone);
  return <p>{useSelector(actor, (snapshot) => String(snapshot.value))}</p>;
}

function tree(ports: AskPorts, onDone: (output: string) => void) {
  return (
    <StrictMode>
      <PortsProvider flow={createAskMachine} ports={ports}>
        <AskFlow name="Ann" onDone={onDone} />
      </PortsProvider>
    </StrictMode>
  );
}

afterEach(cleanup);

describe('useFlow', () => {
  it('reports the output once, also under StrictMode', async () => {
    const onDone = vi.fn();
    const ports: AskPorts = { ask: async ({ name }) => `Hello ${name}` };

    const { rerender } = render(tree(ports, onDone));
    await screen.findByText('done');
    rerender(tree(ports, onDone));

    expect(onDone).toHaveBeenCalledExactlyOnceWith('Hello Ann');
  });

  it('reports to the newest callback', async () => {
    const { port, calls } = heldPort<{ name: string }, string>();
    const [first, second] = [vi.fn(), vi.fn()];
    const ports: AskPorts = { ask: port };
    const { rerender } = render(tree(ports, first));
    rerender(tree(ports, second));

    calls.at(-1)?.answer('Hello');

    await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
    expect(first).not.toHaveBeenCalled();
  });

  it('aborts its calls and stays silent when the view goes', async () => {
    const { port, calls } = heldPort<{ name: string }, string>();
    const onDone = vi.fn();
    const { unmount } = render(tree({ ask: port }, onDone));

    unmount();
    calls.at(-1)?.answer('Hello');
    await Promise.resolve();

    expect(calls.map((call) => call.signal.aborted)).not.toContain(false);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('usePorts', () => {
  it('gives the ports of the nearest provider', async () => {
    const onDone = vi.fn();

    render(
      <PortsProvider flow={createAskMachine} ports={{ ask: async () => 'far' }}>
        {tree({ ask: async () => 'near' }, onDone)}
      </PortsProvider>,
    );

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('near'));
  });

  it('says which flow has no ports', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<AskFlow name="Ann" onDone={vi.fn()} />)).toThrow(
      'No PortsProvider fills createAskMachine',
    );
  });
});
