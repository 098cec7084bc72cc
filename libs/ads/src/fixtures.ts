export { adBreakInput, breakAnswers } from './ad-break/ad-break.fixtures.ts';
export { linearAdExamples, linearAdInputs } from './linear-ad/linear-ad.fixtures.ts';
export { unitEvents, vpaidAdInputs } from './vpaid-ad/vpaid-ad.fixtures.ts';
export { creativeEvents, simidAdInputs } from './simid-ad/simid-ad.fixtures.ts';
