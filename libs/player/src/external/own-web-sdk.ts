// Stands for the SDK of an external player, reading 24: it plays with our engines.
export { loadEngine } from '../engine/choose-engine.ts';
