import { createTranslator, languageTags, type LanguageCode, type Translator } from '@foyer/ui/i18n';
import { type Label, labels, loadTheme } from '@foyer/ui/theme';
import type { StorySettings } from './toolbar.ts';

/** What must be there before a story renders. */
export interface Prepared {
  label: Label;
  translator: Translator;
}

const translators = new Map<LanguageCode, Promise<Translator>>();

function translatorOf(language: LanguageCode): Promise<Translator> {
  const known =
    translators.get(language) ??
    createTranslator(language, {
      segments: ['modal', 'input', 'player', 'notification', 'bank_card', 'purchase', 'component'],
    });
  translators.set(language, known);
  return known;
}

/** Loads a label's theme and a language's texts, and marks the document with both as the server does. */
export async function prepare({ label, language }: StorySettings): Promise<Prepared> {
  const [translator] = await Promise.all([translatorOf(language), loadTheme(label)]);
  document.documentElement.dataset['label'] = label;
  document.documentElement.lang = languageTags[language];
  return { label: labels[label], translator };
}
