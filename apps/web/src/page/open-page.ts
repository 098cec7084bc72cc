import { RouterContextProvider } from 'react-router';
import { createClient } from '@foyer/client';
import { EMBED_COOKIE, EMBED_HEADER, SESSION_COOKIE } from '@foyer/contract';
import { createTranslator } from '@foyer/ui/i18n';
import { isLanguageCode } from '@foyer/ui/languages';
import { createQueryClient } from '../document/query-client.ts';
import type { BuildAssets } from '../server/build-assets.ts';
import type { WebEnv } from '../server/env.ts';
import type { SiteSettings } from '../server/site-settings.ts';
import { bannerCookieOf } from './banner-cookie.ts';
import { readCookies } from './cookies.ts';
import { errorReportsConfig } from './error-reports-config.ts';
import { pageFacts } from './page-facts.ts';
import { createMarks, type PageMarks } from './page-marks.ts';
import { pageRequest } from './page-request.ts';
import { requestLabel } from './request-label.ts';
import { languageCookie, requestLanguage } from './request-language.ts';

/** What the server gives to every page. */
export interface PageOptions {
  env: WebEnv;
  siteSettings: SiteSettings;
  assetsOf: BuildAssets;
  reportError: (error: unknown) => void;
}

/** Who asks for one page. */
export interface Viewer {
  /** For the backend's limits; the web server vouches for it. */
  viewerAddress: string | undefined;
}

/** A page about to be rendered, and the headers its answer needs whatever it shows. */
export interface OpenedPage {
  context: RouterContextProvider;
  headers: Headers;
  marks: PageMarks;
}

/** Carries the request's name to the viewer and to the service. */
const requestIdHeader = 'x-request-id';

const languageCookieSeconds = 365 * 24 * 60 * 60;

/** Gathers what a page's loaders and its document need, before any of them runs. */
export async function openPage(
  request: Request,
  { env, siteSettings, assetsOf, reportError, viewerAddress }: PageOptions & Viewer,
): Promise<OpenedPage> {
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'));
  const label = requestLabel(env.label, url.hostname);
  const language = requestLanguage(url, cookies, label.languages);
  const isCiMode = env.hasDemoPowers && url.searchParams.get('i18n') === 'cimode';

  const errorReports = errorReportsConfig(url, env);
  const settings = siteSettings(label.id);
  const marks = createMarks();
  const { requestId, nonce } = marks;
  const facts = { ...pageFacts({ url, cookies, env, label, language, settings }), requestId };
  const isFramed = facts.site.embedOrigins !== undefined;
  // In pages of other sites a viewer is known by another cookie, on each of them for itself. docs/decisions/0017
  const sessionCookie = isFramed ? EMBED_COOKIE : SESSION_COOKIE;
  const session = cookies.get(sessionCookie);

  const context = new RouterContextProvider();
  context.set(pageRequest, {
    nonce,
    config: {
      ...facts,
      label,
      language,
      year: new Date().getFullYear(),
      revision: env.revision,
      hasSession: session !== undefined,
      hasDemoPowers: env.hasDemoPowers,
      isCiMode,
      ...(errorReports && { errorReports }),
    },
    label,
    translator: await createTranslator(language, { isKeyMode: isCiMode }),
    client: createClient({
      baseUrl: env.apiUrl,
      revision: env.revision,
      language,
      headers: {
        [requestIdHeader]: requestId,
        ...(session === undefined ? {} : { cookie: `${sessionCookie}=${session}` }),
        ...(isFramed ? { [EMBED_HEADER]: '1' } : {}),
        ...(viewerAddress === undefined ? {} : { 'x-forwarded-for': viewerAddress }),
      },
    }),
    queryClient: createQueryClient(),
    assetsOf,
    origin: env.publicUrl ?? url.origin,
    reportError,
  });
  const headers = pageHeaders(url, requestId);
  const banner = bannerCookieOf(url.searchParams, settings, label);
  if (banner !== undefined) headers.append('set-cookie', banner);
  return { context, headers, marks };
}

/** The request's name; a language chosen by address is kept for the pages that follow. */
function pageHeaders(url: URL, requestId: string): Headers {
  const headers = new Headers({
    'cache-control': 'private, no-store',
    [requestIdHeader]: requestId,
  });
  const chosen = url.searchParams.get('lang');
  if (isLanguageCode(chosen)) {
    headers.append(
      'set-cookie',
      `${languageCookie}=${chosen}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax; HttpOnly`,
    );
  }
  return headers;
}
