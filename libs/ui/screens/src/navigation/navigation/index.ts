export { Navigation } from './navigation.tsx';
export type { MenuItem, NavigationProps } from './navigation.types.ts';
export type { LanguageLink } from './language-link.types.ts';
