import { Suspense, type ReactNode } from 'react';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { LabelProvider } from '../theme/label-context.tsx';
import { labels, type LabelId } from '../theme/labels/index.ts';

/** What is in force around a component under test. */
export interface Surroundings {
  /** @default 'main' */
  label?: LabelId;
  /** @default 'rus' */
  language?: LanguageCode;
}

/** Puts a label and a language in force, for any renderer. */
export async function surround(
  children: ReactNode,
  { label = 'main', language = 'rus' }: Surroundings = {},
) {
  const translator = await createTranslator(language, {
    segments: ['modal', 'input', 'component', 'browse', 'player', 'notification'],
  });
  return (
    <LabelProvider label={labels[label]}>
      <I18nProvider translator={translator}>
        <Suspense>{children}</Suspense>
      </I18nProvider>
    </LabelProvider>
  );
}
