import type { LanguageCode } from '../i18n/languages.ts';

/** A text that a label gives in every language it ships. */
export type LocalisedText = Readonly<Record<LanguageCode, string>>;

/** The composition choices of a label: slot name to variant name. Look §5. */
export interface LabelVariants {
  navigation: 'rail' | 'masthead';
  hero: 'immersive' | 'editorial';
  posterCard: 'bare' | 'captioned';
  shelf: 'bleed' | 'paged';
  top10: 'numerals' | 'list';
  filmPage: 'immersive' | 'article';
  footer: 'line' | 'columns';
  /** Nothing here, not found, failed. */
  statePage: 'lamp' | 'proof';
  dialog: 'card' | 'spread';
  playerSkin: 'glass' | 'print';
  icons: 'phosphor' | 'lucide';
  motion: 'soft' | 'flat';
}

/** The name of a part of the interface that labels compose differently. */
export type VariantSlot = keyof LabelVariants;

/**
 * A white label as data: everything that makes a brand, and no code. LABEL-001 to LABEL-007.
 *
 * `id` selects the label through `LABEL`; `hosts` select it by the request's host name.
 */
export interface Label {
  id: string;
  /** The site's name as viewers read it. LABEL-001 */
  name: LocalisedText;
  /** The site's domain, without scheme. LABEL-002 */
  domain: string;
  hosts: readonly string[];
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  /** IANA zone in which times are shown to viewers without an account. */
  timeZone: string;
  /** Shown in the footer. */
  supportPhone: string;
  variants: LabelVariants;
  /** Label-conditional features. LABEL-006 */
  features: { chat: boolean; androidBanner: boolean; topBanner: boolean };
  /** Other origins the pages may talk to; the content security policy is built from them. */
  origins: { media: readonly string[]; images: readonly string[]; frames: readonly string[] };
  /** Colour of the browser's own frame, `#rrggbb`. */
  themeColor: string;
  /** Whether the page is dark; decides `color-scheme`. */
  colorScheme: 'dark' | 'light';
  /** Paths under the label's public folder. */
  favicon: string;
  socialPicture: string;
}
