export type { LiveProgramme } from './programme/programme.ts';
export type { Zap, ZapChannel } from './controls/zap.types.ts';
export { Player, type PlayerProps } from './player.tsx';
export type { RunOptions } from './use-running-player.ts';
