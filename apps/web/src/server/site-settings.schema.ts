import {
  array,
  boolean,
  integer,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  record,
  regex,
  strictObject,
  string,
  transform,
  url,
  type InferOutput,
} from 'valibot';

const words = pipe(string(), minLength(1));
const path = pipe(string(), regex(/^\/(?![/\\])\S*$/u, 'must be a path such as /movies'));
const color = pipe(string(), regex(/^#[0-9a-f]{6}$/iu, 'must be a colour such as #0a5a40'));

/** A text in each language that has one; Russian stands in for the rest. */
const localised = strictObject({ rus: words, eng: optional(words), hye: optional(words) });

/** Where the button leads: inside the site, or to an https address. */
const address = pipe(
  string(),
  regex(/^(?:\/(?![/\\])|https:\/\/)\S*$/u, 'must be a path or an https address'),
);

/** An origin of other sites; its pages may show the embedded player. */
const origin = pipe(
  string(),
  regex(
    /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:[a-z0-9-]+\.)*localhost)(?::\d+)?$/u,
    'must be an origin such as https://partner.example',
  ),
);

/** The name of an address's parameter, as nothing needs to be escaped in. */
const parameterName = pipe(string(), regex(/^[\w.-]{1,40}$/u, 'must be a name such as uid'));

/** Pixels of advertisers; without an origin there are none. BLOCK-088, BLOCK-089 */
const adPixels = strictObject({
  origins: pipe(array(origin), minLength(1)),
  fingerprint_parameter: optional(parameterName, 'fingerprint'),
  needs_consent: optional(boolean(), true),
});

/** Advertisements in players, which those who sell them name. docs/decisions/0125 */
const advertising = strictObject({
  origins: optional(array(origin), []),
  any_host: optional(boolean(), false),
  needs_consent: optional(boolean(), true),
  verification_vendors: optional(array(words), []),
  pause_banner: optional(boolean(), false),
});

const banner = {
  param_name: optional(words),
  param_val: optional(string()),
  onlyNotAuth: optional(boolean(), false),
  colors: strictObject({ bg: color, text: color, btn_bg: color, btn_text: color }),
  text: localised,
  target: strictObject({ url: address, text: localised }),
};

/** By default only the main view. SHELL-007 */
const mediaView = strictObject({ pages: optional(array(path), ['/']), ...banner });
/** Has no page by default, because the main view is none of its. */
const mediaItems = strictObject({ pages: pipe(array(path), minLength(1)), ...banner });

/** Landing pages that the site links to. Readings 22 */
const ownLandings = ['promocode', 'podarochnye-sertifikaty', 'docs', 'smarttv'];

/** An address of the tracker; `ws` is for `localhost` and names below it alone. */
const trackerAddress = pipe(
  string(),
  regex(
    /^(?:wss:\/\/[a-z0-9.-]+|ws:\/\/(?:[a-z0-9-]+\.)*localhost)(?::\d+)?(?:\/\S*)?$/u,
    'must be an address such as wss://tracker.example',
  ),
);
const iceServer = pipe(
  string(),
  regex(/^stuns?:\S+$/u, 'must be a server such as stun:ice.example:3478'),
);

/** What an operator may set for one label; what is absent keeps its default. */
export const labelSettingsSchema = pipe(
  strictObject({
    landings: optional(array(words), ownLandings),
    cookie_info_exemptions: optional(array(path), []),
    external_advertising_exemptions: optional(array(path), []),
    top_info_params: optional(
      strictObject({ mediaItems: optional(mediaItems), mediaView: optional(mediaView) }),
      {},
    ),
    embed_origins: optional(array(origin), []),
    payment_origins: optional(array(origin), []),
    ad_pixels: optional(adPixels),
    advertising: optional(advertising),
    teleport: optional(
      strictObject({ tracker: trackerAddress, ice_servers: optional(array(iceServer), []) }),
    ),
    chat: optional(
      strictObject({ url: pipe(string(), url()), channel: pipe(number(), integer(), minValue(0)) }),
    ),
  }),
  transform((settings) => ({
    landingsNames: settings.landings,
    cookieInfoExemptions: settings.cookie_info_exemptions,
    externalAdsExemptions: settings.external_advertising_exemptions,
    topInfoParams: settings.top_info_params,
    embedOrigins: settings.embed_origins,
    paymentOrigins: settings.payment_origins,
    adPixels: settings.ad_pixels && {
      origins: settings.ad_pixels.origins,
      parameter: settings.ad_pixels.fingerprint_parameter,
      needsConsent: settings.ad_pixels.needs_consent,
    },
    advertising: settings.advertising && {
      origins: settings.advertising.origins,
      anyHost: settings.advertising.any_host,
      needsConsent: settings.advertising.needs_consent,
      verificationVendors: settings.advertising.verification_vendors,
      hasPauseBanner: settings.advertising.pause_banner,
    },
    teleport: settings.teleport && {
      tracker: settings.teleport.tracker,
      iceServers: settings.teleport.ice_servers.map((urls) => ({ urls })),
    },
    chat: settings.chat,
  })),
);

/** What an operator set for one label. */
export type LabelSettings = InferOutput<typeof labelSettingsSchema>;
/** A banner in every language, with the parameter that asks for it. */
export type BannerSettings = InferOutput<typeof mediaItems>;

/** The settings file: what is set for each label, by its id. */
export const siteSettingsSchema = record(string(), labelSettingsSchema);
