import type { LanguageLink } from '../navigation/language-link.types.ts';

/** Links of the footer under one heading. */
export interface FooterGroup {
  title: string;
  links: readonly { id: string; title: string; href: string }[];
}

/** Footer of every page with a layout. */
export interface FooterProps {
  /** Links inside the site; social networks and stores are the label's own. */
  groups: readonly FooterGroup[];
  languages: readonly LanguageLink[];
  year: number;
}
