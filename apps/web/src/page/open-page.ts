import { randomBytes } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { createClient } from '@foyer/client';
import { SESSION_COOKIE } from '@foyer/contract';
import { createTranslator } from '@foyer/ui/i18n';
import { isLanguageCode } from '@foyer/ui/languages';
import { createQueryClient } from '../document/query-client.ts';
import type { BuildAssets } from '../server/build-assets.ts';
import type { WebEnv } from '../server/env.ts';
import { readCookies } from './cookies.ts';
import { pageRequest } from './page-request.ts';
import { requestLabel } from './request-label.ts';
import { languageCookie, requestLanguage } from './request-language.ts';

/** What the server gives to every page. */
export interface PageOptions {
  env: WebEnv;
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
}

const languageCookieSeconds = 365 * 24 * 60 * 60;

/** Gathers what a page's loaders and its document need, before any of them runs. */
export async function openPage(
  request: Request,
  { env, assetsOf, reportError, viewerAddress }: PageOptions & Viewer,
): Promise<OpenedPage> {
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'));
  const label = requestLabel(env.label, url.hostname);
  const language = requestLanguage(url, cookies, label.languages);
  const isCiMode = env.hasDemoPowers && url.searchParams.get('i18n') === 'cimode';
  const session = cookies.get(SESSION_COOKIE);

  const context = new RouterContextProvider();
  context.set(pageRequest, {
    nonce: randomBytes(16).toString('base64'),
    config: {
      label,
      language,
      year: new Date().getFullYear(),
      revision: env.revision,
      hasSession: session !== undefined,
      hasDemoPowers: env.hasDemoPowers,
      isCiMode,
    },
    label,
    translator: await createTranslator(language, { isKeyMode: isCiMode }),
    client: createClient({
      baseUrl: env.apiUrl,
      revision: env.revision,
      language,
      headers: {
        ...(session === undefined ? {} : { cookie: `${SESSION_COOKIE}=${session}` }),
        ...(viewerAddress === undefined ? {} : { 'x-forwarded-for': viewerAddress }),
      },
    }),
    queryClient: createQueryClient(),
    assetsOf,
    origin: env.publicUrl ?? url.origin,
    reportError,
  });
  return { context, headers: pageHeaders(url) };
}

/** A language chosen by address is kept for the pages that follow. */
function pageHeaders(url: URL): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const chosen = url.searchParams.get('lang');
  if (isLanguageCode(chosen)) {
    headers.append(
      'set-cookie',
      `${languageCookie}=${chosen}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax; HttpOnly`,
    );
  }
  return headers;
}
