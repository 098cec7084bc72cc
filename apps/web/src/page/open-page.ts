import { isbot } from 'isbot';
import { RouterContextProvider } from 'react-router';
import { createClient } from '@foyer/client';
import {
  EMBED_COOKIE,
  EMBED_HEADER,
  LIMITS_COOKIE,
  REQUEST_ID_HEADER,
  SESSION_COOKIE,
} from '@foyer/contract';
import { LABEL_HEADER } from '@foyer/server';
import { createTranslator } from '@foyer/ui/i18n';
import { isLanguageCode } from '@foyer/ui/languages';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { draftFetch, draftRequestOf, type DraftRequest } from '../drafts/draft-request.ts';
import type { BuildAssets } from '../server/build-assets.ts';
import type { WebEnv } from '../server/env.ts';
import type { SiteSettings } from '../server/site-settings.ts';
import { adSources } from './advertising.ts';
import { bannerCookieOf } from './banner-cookie.ts';
import { readCookies } from './cookies.ts';
import { errorReportsConfig } from './error-reports-config.ts';
import { pageFacts } from './page-facts.ts';
import { createMarks, type PageMarks } from './page-marks.ts';
import { pageRequest } from './page-request.ts';
import { publicOriginOf, requestLabel } from './request-label.ts';
import { languageCookie, requestLanguage } from './request-language.ts';

/** What the server gives to every page. */
export interface PageOptions {
  env: WebEnv;
  siteSettings: SiteSettings;
  assetsOf: BuildAssets;
  reportError: (error: unknown) => void;
  /** How the service is asked. @default the platform's own */
  send?: typeof fetch;
}

/** Who asks for one page. */
export interface Viewer {
  /** For the backend's limits; the web server vouches for it. */
  viewerAddress: string | undefined;
  /** The request's name, by which the page's own calls are known too. */
  requestId: string | undefined;
}

/** A page about to be rendered, and the headers its answer needs whatever it shows. */
export interface OpenedPage {
  context: RouterContextProvider;
  headers: Headers;
  marks: PageMarks;
  /** What is shown in place of the published page; absent for viewers. */
  draft: DraftRequest | undefined;
}

const languageCookieSeconds = 365 * 24 * 60 * 60;

/** Gathers what a page's loaders and its document need, before any of them runs. */
export async function openPage(
  request: Request,
  {
    env,
    siteSettings,
    assetsOf,
    reportError,
    send = fetch,
    viewerAddress,
    requestId: given,
  }: PageOptions & Viewer,
): Promise<OpenedPage> {
  const url = new URL(request.url);
  const draft = draftRequestOf(url, env.composerOrigin);
  const cookies = readCookies(request.headers.get('cookie'));
  const label = requestLabel(env, url.hostname);
  const publicOrigin = publicOriginOf(env, label);
  const language = requestLanguage(url, cookies, label.languages);
  const isCiMode = env.hasDemoPowers && url.searchParams.get('i18n') === 'cimode';

  const errorReports = errorReportsConfig(url, env);
  const settings = siteSettings(label.id);
  const marks = createMarks(given);
  const { requestId, nonce } = marks;
  const isCrawled = isbot(request.headers.get('user-agent'));
  const facts = pageFacts({
    url,
    cookies,
    env,
    publicOrigin,
    label,
    language,
    settings,
    // A draft is seen by no viewer: nothing of it counts.
    isCrawled: isCrawled || draft !== undefined,
  });
  const isFramed = facts.site.embedOrigins !== undefined;
  // In pages of other sites a viewer is known by another cookie, on each of them for itself. docs/decisions/0017
  const sessionCookie = isFramed ? EMBED_COOKIE : SESSION_COOKIE;
  // A draft may be shown as to a visitor, whatever the browser's session.
  const viewerCookies = draft?.isVisitor === true ? new Map<string, string>() : cookies;
  const session = viewerCookies.get(sessionCookie);
  // Both say who watches: the viewer, and the child whose limits this device keeps.
  const handedOn = [sessionCookie, LIMITS_COOKIE].flatMap((name) => {
    const value = viewerCookies.get(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });

  const context = new RouterContextProvider();
  context.set(pageRequest, {
    nonce,
    config: {
      ...facts,
      requestId,
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
    paymentOrigins: settings.paymentOrigins,
    // Advertisers count viewers.
    pixelOrigins: draft ? [] : (settings.adPixels?.origins ?? []),
    adSources: draft ? [] : adSources(settings, label),
    embedOrigins: settings.embedOrigins,
    draft,
    translator: await createTranslator(language, { isKeyMode: isCiMode }),
    client: createClient({
      baseUrl: env.apiUrl,
      fetch: draft ? draftFetch(draft, send) : send,
      revision: env.revision,
      language,
      headers: {
        [REQUEST_ID_HEADER]: requestId,
        [LABEL_HEADER]: label.id,
        ...(handedOn.length > 0 && { cookie: handedOn.join('; ') }),
        ...(isFramed ? { [EMBED_HEADER]: '1' } : {}),
        ...(viewerAddress === undefined ? {} : { 'x-forwarded-for': viewerAddress }),
      },
    }),
    queryClient: createQueryClient(),
    assetsOf,
    origin: publicOrigin ?? url.origin,
    reportError,
  });
  const headers = pageHeaders(url, draft !== undefined);
  if (draft) headers.set('x-robots-tag', 'noindex');
  const banner = bannerCookieOf(url, settings, label);
  if (banner !== undefined) headers.append('set-cookie', banner);
  return { context, headers, marks, draft };
}

/** A language chosen by address is kept for the pages that follow: there are none after a draft. */
function pageHeaders(url: URL, isDraft: boolean): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const chosen = url.searchParams.get('lang');
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  if (isLanguageCode(chosen) && !isDraft) {
    headers.append(
      'set-cookie',
      `${languageCookie}=${chosen}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax; HttpOnly${secure}`,
    );
  }
  return headers;
}
