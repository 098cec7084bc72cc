export { type FoyerOptions, mountFoyer, type MountedFoyer } from './mount-foyer.ts';
export { isPlayerMessage } from './player-message.ts';
export type { PageMessage, PlayerMessage } from './protocol.ts';
