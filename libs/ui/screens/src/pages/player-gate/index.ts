export { PlayerGateScreen, type PlayerGateScreenProps } from './player-gate.tsx';
