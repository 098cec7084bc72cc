export { LanguageList, type LanguageChoice, type LanguageListProps } from './language-list.tsx';
export { LanguagePicker, type LanguagePickerProps } from './language-picker.tsx';
