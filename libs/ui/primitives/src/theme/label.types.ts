import type { LanguageCode } from '../i18n/languages.ts';
import type { LabelVariants } from './variant-names.ts';

export type { LabelVariants, VariantSlot } from './variant-names.ts';

/** A text that a label gives in every language it ships. */
export type LocalisedText = Readonly<Record<LanguageCode, string>>;

/** A social network of the footer, by the name that analytics reports. FOOT-005 */
export type SocialNetwork = 'vk' | 'tg' | 'yt' | 'zen';

/** A store of apps that the footer may lead to. FOOT-014 */
export type AppStore = 'rustore' | 'appgallery' | 'googleplay' | 'appstore';

/** Addresses that are the label's own; what a label has not, it leaves out. FOOT-003, FOOT-004, FOOT-010, FOOT-014 */
export interface LabelLinks {
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
  stores: Readonly<Partial<Record<AppStore, string>>>;
  /** The offer of recommendations: an https address, or a path where the operator's proxy serves it. */
  offer?: string;
}

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
  links: LabelLinks;
  variants: LabelVariants;
  /** Label-conditional features. LABEL-006 */
  features: {
    chat: boolean;
    androidBanner: boolean;
    topBanner: boolean;
    /** Without it a sign-in ends without the selection of profiles. LOGIN-037 */
    profiles: boolean;
    /** What a card form asks for beside the card itself. BANKCARD-020 @default nothing */
    cardOwner?: readonly ('holder' | 'postalCode')[];
    /** Whether the service is asked what it shows after a purchase. ONBOARD-001 @default false */
    productOnboarding?: boolean;
  };
  /** Other origins: what pages may load, of which the content security policy is made, and where words of the service may lead. */
  origins: {
    media: readonly string[];
    images: readonly string[];
    frames: readonly string[];
    links: readonly string[];
    /** Ad servers, their media and what counts their advertisements. docs/decisions/0125 */
    ads: readonly string[];
  };
  /** Colour of the browser's own frame, `#rrggbb`. */
  themeColor: string;
  /** Whether the page is dark; decides `color-scheme`. */
  colorScheme: 'dark' | 'light';
}
