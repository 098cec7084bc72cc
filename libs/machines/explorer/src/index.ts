export type { CallFixtures, ExplorerTarget, Given, Position, Step } from './explorer.types.ts';
export { MachineExplorer, type MachineExplorerProps, preloadDiagram } from './machine-explorer.tsx';
export type { RequirementTexts } from './panels/state-details.tsx';
export {
  replay,
  type RunningTimer,
  type Session,
  type WaitingCall,
} from './session/explorer-session.ts';
export type { ReadPosition } from './session/position-json.ts';
export { readLink, writeLink } from './session/position-link.ts';
export { readReplayFile, type ReadReplay, writeReplayFile } from './session/replay-file.ts';
export { shortestPath } from './session/shortest-path.ts';
