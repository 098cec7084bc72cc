export type { CallFixtures, ExplorerTarget, Position, Step } from './explorer.types.ts';
export { MachineExplorer, type MachineExplorerProps } from './machine-explorer.tsx';
export {
  replay,
  type RunningTimer,
  type Session,
  type WaitingCall,
} from './session/explorer-session.ts';
export {
  type LinkedPosition,
  type MissingSecret,
  readLink,
  secretKey,
  writeLink,
} from './session/position-link.ts';
export { shortestPath } from './session/shortest-path.ts';
