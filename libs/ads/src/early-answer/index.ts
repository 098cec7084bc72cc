export { readConsent, type AdConsent } from '../ad-consent/read-consent.ts';
export { type MacroValues, WITHHELD } from '../ad-request/macros.ts';
export { breakMacros } from '../client/break-macros.ts';
export { askEarly, type EarlyAnswer, holdsNothing } from './ask-early.ts';
