import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@foyer/client';
import type { LanguageCode, Translate } from '@foyer/ui/i18n';
import type { Label } from '@foyer/ui/theme';
import type { RouterContextProvider } from 'react-router';
import { browserPage } from '../document/browser-page.ts';
import { pageRequest } from '../page/page-request.ts';

/** What a page's loader works with, on the server and in the browser alike. */
export interface LoaderPage {
  client: Client;
  queryClient: QueryClient;
  label: Label;
  language: LanguageCode;
  t: Translate;
  /** Viewers' origin. */
  origin: string;
}

/** The loader's tools on the server, from the request. */
export function serverLoaderPage(context: Readonly<RouterContextProvider>): LoaderPage {
  const { client, queryClient, label, config, translator, origin } = context.get(pageRequest);
  return { client, queryClient, label, language: config.language, t: translator.t, origin };
}

/** The loader's tools in the browser, from the page. */
export function browserLoaderPage(): LoaderPage {
  return browserPage();
}
