import { createContext, use, useContext, type ReactNode } from 'react';
import type { LanguageCode } from './languages.ts';
import type { FlowSegment } from './segments.ts';
import type { Translate, Translator } from './translator.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);

/** Puts a translator in force for everything below. */
export function I18nProvider({
  translator,
  children,
}: {
  translator: Translator;
  children: ReactNode;
}) {
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

/**
 * The translator in force.
 *
 * @throws Error outside an {@link I18nProvider}.
 */
export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('useTranslator needs an I18nProvider above it');
  return translator;
}

/**
 * The translate function in force.
 *
 * @param segments - Flow texts that the component needs; it suspends until they are there.
 */
export function useTranslate(...segments: readonly FlowSegment[]): Translate {
  const translator = useTranslator();
  // Asked for in every render, also when it is there: React wants the same calls each time.
  for (const segment of segments) use(translator.load(segment));
  return translator.t;
}

/** The language in force. */
export function useLanguage(): LanguageCode {
  return useTranslator().language;
}
