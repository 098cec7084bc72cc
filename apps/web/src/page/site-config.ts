import type { LanguageCode } from '@foyer/ui/languages';
import type { Label } from '@foyer/ui/theme';
import type {
  SiteConfig,
  TopBannerConfig,
  TopInfoParams,
} from '@foyer/page-runtime/page/site-config';
import { advertisingConfig } from './advertising.ts';
import { outsideAddress, type AddressRules } from '@foyer/page-runtime/navigation/addresses';
import type { BannerSettings, LabelSettings } from '../server/site-settings.schema.ts';

/** What decides how the settings of a label look from one page. */
interface PagePlace {
  label: Label;
  language: LanguageCode;
  /** What the viewer came with. */
  query: URLSearchParams;
  /** Where the site may lead. */
  rules: AddressRules;
  /** Whether the page is made to stand in pages of other sites. */
  isFramed: boolean;
  /** Whether it is read by no person, so that nothing of it is seen. */
  isCrawled: boolean;
}

/**
 * The settings of a label for one page: texts in its language, and only what concerns it, because they stand in every
 * document. A feature that the label has not is left out. LABEL-006
 */
export function siteConfig(settings: LabelSettings, place: PagePlace): SiteConfig {
  const {
    topInfoParams,
    chat,
    embedOrigins,
    teleport,
    adPixels,
    paymentOrigins: _policy,
    advertising: _advertising,
    ...lists
  } = settings;
  const { features } = place.label;
  const advertising = advertisingConfig(settings, place.label);
  const banners = features.topBanner ? topInfo(topInfoParams, place) : undefined;
  return {
    ...lists,
    ...(banners && { topInfoParams: banners }),
    ...(features.chat && chat && { chat }),
    ...(teleport && { teleport }),
    ...(advertising && { advertising }),
    ...(adPixels && !place.isCrawled && { adPixels }),
    ...(place.isFramed && { embedOrigins: [place.rules.origin, ...embedOrigins] }),
  };
}

function topInfo(
  { mediaItems, mediaView }: LabelSettings['topInfoParams'],
  place: PagePlace,
): TopInfoParams | undefined {
  const items = mediaItems && topBanner(mediaItems, place);
  const view = mediaView && topBanner(mediaView, place);
  if (!items && !view) return undefined;
  return { ...(items && { mediaItems: items }), ...(view && { mediaView: view }) };
}

/**
 * A banner with a parameter is for those who came with it: to the page with that parameter and value, whichever page it
 * is, and for the rest of their visit. One that leads where the label does not is nobody's. QUERY-018
 */
function topBanner(
  settings: BannerSettings,
  { language, query, rules }: PagePlace,
): TopBannerConfig | undefined {
  const { pages, onlyNotAuth, colors, text, target, param_name, param_val } = settings;
  const given = param_name === undefined ? null : query.get(param_name);
  const isAskedFor = param_val === undefined ? given !== null : given === param_val;
  if (param_name !== undefined && !isAskedFor) return undefined;
  const url = target.url.startsWith('/') ? target.url : outsideAddress(target.url, rules);
  if (url === undefined) return undefined;
  return {
    pages,
    onlyNotAuth,
    colors: {
      bg: colors.bg,
      text: colors.text,
      buttonBg: colors.btn_bg,
      buttonText: colors.btn_text,
    },
    text: text[language] ?? text.rus,
    target: { url, text: target.text[language] ?? target.text.rus },
  };
}
