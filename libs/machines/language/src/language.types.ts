import type { Language, LanguageOption } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** Whose language is chosen. */
export interface LanguageInput {
  /** The user's own language; absent while the user never chose one. LANG-003 */
  current?: Language | undefined;
  /** Without languages the flow ends by itself, and tells nothing. @default false */
  isOptional?: boolean | undefined;
}

/** How the flow ended. `chosen`: the account has the language; whoever asked loads the page anew in it. */
export type LanguageOutput = { status: 'chosen'; code: Language } | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface LanguageContext {
  current: Language | undefined;
  isOptional: boolean;
  languages: readonly LanguageOption[];
  /** The language that is being set. */
  chosen: Language | undefined;
  message: Message | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface LanguagePorts {
  listLanguages: Port<undefined, readonly LanguageOption[]>;
  setLanguage: Port<{ code: Language }, unknown>;
}
