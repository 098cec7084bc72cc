export { type LanguageEvent, languageEvents } from './language.events.ts';
export { createLanguageMachine, languageMachine } from './language.machine.ts';
export { type LanguageViewState, selectLanguageView } from './language.selectors.ts';
export type {
  LanguageContext,
  LanguageInput,
  LanguageOutput,
  LanguagePorts,
} from './language.types.ts';
