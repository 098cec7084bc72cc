/** One strip over the page, in the page's language. Spec 1 §3 "Top banner config", ENTITY-017 */
export interface TopBannerConfig {
  /** Paths that show it; each stands for the pages below it too, `/` for itself alone. */
  pages: readonly string[];
  onlyNotAuth: boolean;
  /** Each `#rrggbb`. */
  colors: { bg: string; text: string; buttonBg: string; buttonText: string };
  text: string;
  /** An address of the site, or of a host that the label's domain covers. */
  target: { url: string; text: string };
}

/** The banners by what a page is about; see `topBannerOf`. QUERY-023, QUERY-024 */
export interface TopInfoParams {
  mediaItems?: TopBannerConfig;
  mediaView?: TopBannerConfig;
}

/** The operator's support chat. CHAT-003 */
export interface ChatConfig {
  /** Of the widget's script, absolute. */
  url: string;
  /** The number under which the operator's chat knows the site. */
  channel: number;
}

/** Where viewers who deliver to each other find each other. ENGINE-006 */
export interface TeleportConfig {
  /** Address of the tracker, `wss://`. */
  tracker: string;
  /** Servers that tell viewers their own addresses. */
  iceServers: readonly { urls: string }[];
}

/** What asks for the pixels of advertisers' banners goes by. BLOCK-088 */
export interface AdPixelsConfig {
  /** Whose pixels may be asked for; the page's policy lets no others. */
  origins: readonly string[];
  /** The parameter of their addresses that says by what the browser is known. BLOCK-089 */
  parameter: string;
  /** Whether they wait until the viewer has agreed to cookies. */
  needsConsent: boolean;
}

/** What players with advertisements go by. docs/decisions/0125 */
export interface AdvertisingConfig {
  /** Ad servers that the label names: they may be asked before the viewer has agreed to anything. */
  origins: readonly string[];
  /** Whether other hosts wait for consent. */
  needsConsent: boolean;
  /** Vendors whose scripts may measure advertisements. VAST 4.3 §3.16 */
  verificationVendors: readonly string[];
  /** Whether the last break leaves a banner for the viewer's pauses. docs/decisions/0130 */
  hasPauseBanner: boolean;
}

/** What an operator may change without a deployment, as it holds for one page. docs/how-to/configure.md */
export interface SiteConfig {
  /** Names of landing pages. QUERY-025 */
  landingsNames: readonly string[];
  /** Paths without the cookie notice, with all below them. START-032, COOKIE-002 */
  cookieInfoExemptions: readonly string[];
  /** Paths without advertisements of others, with all below them. START-032 */
  externalAdsExemptions: readonly string[];
  topInfoParams?: TopInfoParams;
  chat?: ChatConfig;
  /** Absent where all media come from the origin. */
  teleport?: TeleportConfig;
  /** Absent where no pixels are asked for, and on pages that a crawler reads. */
  adPixels?: AdPixelsConfig;
  /** Absent where the label has no ad server: no player shows advertisements then. */
  advertising?: AdvertisingConfig;
  /** Origins of the pages that this one may stand in, the site's own among them; only there on pages made for that. EMBED-015 */
  embedOrigins?: readonly string[];
}
