export {
  defaultLanguage,
  isLanguageCode,
  languageCodes,
  languageTags,
  type LanguageCode,
} from './languages.ts';
export {
  createTranslator,
  type TextParams,
  type Translate,
  type Translator,
  type TranslatorOptions,
} from './translator.ts';
export { I18nProvider, useLanguage, useTranslate, useTranslator } from './i18n-context.tsx';
export type { FlowSegment } from './segments.ts';
export type { TextKey } from './text-key.ts';
export { formatClock, formatCount, formatDate, formatDuration, formatRating } from './format.ts';
export { setType } from './typography.ts';
