import type { ExplorerTarget } from '@foyer/explorer';
import { type LanguageEvent, languageEvents, languageMachine } from '@foyer/language';
import { languageInputs, languageOptions } from '@foyer/language/fixtures';

const examples: LanguageEvent[] = [{ type: 'language.choose', code: 'eng' }];

/** The language picker. */
export const languageTarget: ExplorerTarget = {
  machine: languageMachine,
  events: languageEvents,
  inputs: languageInputs,
  examples,
  calls: {
    listLanguages: { answers: { three: languageOptions, none: [] } },
    setLanguage: { answers: { set: undefined } },
  },
};
