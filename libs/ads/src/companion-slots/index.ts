export {
  chooseCompanions,
  type CompanionChoice,
  type CompanionPlace,
  type PlacedCompanion,
} from './choose-companions.ts';
export { type CompanionPorts } from './load-companion.ts';
export { mountCompanion } from './mount-companion.ts';
