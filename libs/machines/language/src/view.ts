export { LanguageFlow, type LanguageFlowProps } from './language.view.tsx';
