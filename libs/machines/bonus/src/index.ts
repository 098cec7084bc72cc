export { type BonusEvent, bonusEvents } from './bonus.events.ts';
export { bonusMachine, createBonusMachine } from './bonus.machine.ts';
export { type BonusViewState, selectBonusView } from './bonus.selectors.ts';
export type { BonusContext, BonusInput, BonusOutput, BonusPorts } from './bonus.types.ts';
