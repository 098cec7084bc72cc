export {
  type FlowFactory,
  PortsProvider,
  type PortsProviderProps,
  usePorts,
} from './ports-context.tsx';
export { useEntry } from './use-entry.ts';
export { useFlow } from './use-flow.ts';
