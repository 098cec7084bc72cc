export { adBreakMachine } from './ad-break/ad-break.machine.ts';
export type { AdBreakContext } from './ad-break/ad-break.types.ts';
export { linearAdEvents } from './linear-ad/linear-ad.events.ts';
export { linearAdMachine } from './linear-ad/linear-ad.machine.ts';
export type { LinearAdContext } from './linear-ad/linear-ad.types.ts';
export { vpaidAdEvents } from './vpaid-ad/vpaid-ad.events.ts';
export { vpaidAdMachine } from './vpaid-ad/vpaid-ad.machine.ts';
export { simidAdMachine } from './simid-ad/simid-ad.machine.ts';
export { simidAdEvents } from './simid-ad/simid-ad.words.ts';
