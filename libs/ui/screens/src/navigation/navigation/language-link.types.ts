/** The same page in another language. */
export interface LanguageLink {
  code: string;
  label: string;
  /** BCP 47. */
  tag: string;
  href: string;
  isCurrent: boolean;
}
