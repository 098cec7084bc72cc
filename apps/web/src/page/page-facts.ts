import { API_PREFIX } from '@foyer/contract';
import type { LanguageCode } from '@foyer/ui/languages';
import type { Label } from '@foyer/ui/theme';
import { pageFlags } from '@foyer/site-map/page-flags';
import type { PageConfig } from '@foyer/page-runtime/page/page-state';
import type { WebEnv } from '../server/env.ts';
import type { LabelSettings } from '../server/site-settings.schema.ts';
import { askedParameters } from './banner-cookie.ts';
import { siteConfig } from './site-config.ts';

/** What of the configuration goes by the request and the deployment. */
type PageFacts = Pick<
  PageConfig,
  'initialPage' | 'mainHostname' | 'balancerEndpoint' | 'imagesBaseUrl' | 'deviceType' | 'site'
>;

/** What {@link pageFacts} reads. */
interface FactSources {
  url: URL;
  cookies: ReadonlyMap<string, string>;
  env: Pick<WebEnv, 'deviceType' | 'hasDemoPowers'>;
  /** Where viewers reach the label, as far as it is set. */
  publicOrigin: string | undefined;
  label: Label;
  language: LanguageCode;
  settings: LabelSettings;
  /** Whether a crawler asks. */
  isCrawled: boolean;
}

/** The part of a page's configuration that neither the label nor the viewer decides. START-029, ENTITY-019 */
export function pageFacts({
  url,
  cookies,
  env,
  publicOrigin,
  label,
  language,
  settings,
  isCrawled,
}: FactSources): PageFacts {
  return {
    // Without its parameters: some are codes, and the document may be kept.
    initialPage: url.pathname,
    mainHostname: publicOrigin ? new URL(publicOrigin).hostname : label.domain,
    balancerEndpoint: API_PREFIX,
    imagesBaseUrl: `${API_PREFIX}/images`,
    deviceType: env.deviceType,
    site: siteConfig(settings, {
      label,
      language,
      query: askedParameters(url.searchParams, cookies),
      rules: {
        label,
        origin: publicOrigin ?? url.origin,
        hasDemoPowers: env.hasDemoPowers,
      },
      isFramed: pageFlags(url.pathname, url.search).isFramed,
      isCrawled,
    }),
  };
}
