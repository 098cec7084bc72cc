import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';

/** Makes a flow's machine from its ports, for example `createPinMachine`. */
export type FlowFactory<P, M extends AnyStateMachine = AnyStateMachine> = (ports: P) => M;

const PortsContext = createContext<ReadonlyMap<unknown, unknown>>(new Map());

/** What {@link PortsProvider} needs. */
export interface PortsProviderProps<P> {
  /** The factory whose ports are filled; also the key under which views find them. */
  flow: FlowFactory<P>;
  /** All ports of that flow. Keep the object stable: new ports make a new machine. */
  ports: P;
  children: ReactNode;
}

/** Fills the ports of one flow for the views below. `apps/web` puts one around each flow; providers nest. */
export function PortsProvider<P>({ flow, ports, children }: PortsProviderProps<P>) {
  const outer = useContext(PortsContext);
  const value = useMemo(() => new Map(outer).set(flow, ports), [outer, flow, ports]);
  return <PortsContext value={value}>{children}</PortsContext>;
}

/**
 * The machine of a flow with the ports of the nearest provider; the same object as long as these are the same.
 *
 * @throws {Error} when no {@link PortsProvider} above fills this flow.
 */
export function usePorts<P, M extends AnyStateMachine>(createMachine: FlowFactory<P, M>): M {
  const filled = useContext(PortsContext);
  if (!filled.has(createMachine)) throw new Error(`No PortsProvider fills ${createMachine.name}`);
  // The provider's props tie the ports' type to the factory that is the key.
  const ports = filled.get(createMachine) as P;
  return useMemo(() => createMachine(ports), [createMachine, ports]);
}
