export { OfflineStrip } from './offline-strip.tsx';
