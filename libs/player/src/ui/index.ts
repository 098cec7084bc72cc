export { Player, type PlayerProps } from './player.tsx';
export type { RunOptions } from './use-running-player.ts';
