export { listLanguagesOperation } from './languages.operations.ts';
export {
  languageOptionSchema,
  type LanguageOption,
  languagesSchema,
  type Languages,
} from './languages.schema.ts';
