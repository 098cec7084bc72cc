import type { RouterContextProvider } from 'react-router';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageRequest } from '../page/page-request.ts';

/** The loader's tools on the server, from the request. */
export function serverLoaderPage(context: Readonly<RouterContextProvider>): LoaderPage {
  const page = context.get(pageRequest);
  const { client, queryClient, label, config, translator, origin, reportError } = page;
  const { language, hasSession } = config;
  const { t, load: loadTexts } = translator;
  const texts = { language, t, loadTexts };
  const told = { config, hasSession, origin };
  const describe: LoaderPage['describe'] = (entries) => {
    page.structuredData = entries;
  };
  return { client, queryClient, label, ...texts, ...told, describe, report: reportError };
}
