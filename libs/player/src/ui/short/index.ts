export { ShortPlayer, type ShortPlayerProps } from './short-player.tsx';
