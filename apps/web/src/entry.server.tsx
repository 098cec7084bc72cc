import { dehydrate } from '@tanstack/react-query';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { supportCode } from '@foyer/client';
import { AssetSource } from '@foyer/ui/variants';
import { NonceProvider } from '@foyer/page-runtime/page/document-nonce';
import { DocumentFactsProvider } from '@foyer/page-runtime/page/document-facts';
import { serialisePageState } from '@foyer/page-runtime/page/page-state';
import { PageProviders } from '@foyer/page-runtime/page/page-providers';
import { gatheredStream } from './page/gathered-stream.ts';
import { pageRequest } from './page/page-request.ts';
import { contentSecurityPolicy } from './page/content-security-policy.ts';

export { createRequestHandler } from 'react-router';
export { keptAs } from './page/kept-as.ts';
export { routeNameAt } from '@foyer/site-map/page-flags';
export { openPage } from './page/open-page.ts';
export { assertLabels, labelHosts, requestLabel } from './page/request-label.ts';

const renderTimeoutMs = 6000;

/** Renders a page as a stream, under a content security policy of its own. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageRequest);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', page.config.language);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy({
      nonce: page.nonce,
      origins: page.label.origins,
      chatUrl: page.config.site.chat?.url,
      trackerUrl: page.config.site.teleport?.tracker,
      paymentOrigins: page.paymentOrigins,
      pixelOrigins: page.pixelOrigins,
      adSources: page.adSources,
      ancestors: page.draft ? [page.draft.composer] : page.config.site.embedOrigins,
      isDevelopment: import.meta.env.DEV,
    }),
  );
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  const state = serialisePageState({
    config: page.config,
    queries: dehydrate(page.queryClient),
  });
  return new Promise((resolve, reject) => {
    // Crawlers read one finished document; people see the page as it comes.
    const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <AssetSource value={{ assetsOf: page.assetsOf, nonce: page.nonce }}>
        <NonceProvider value={page.nonce}>
          <DocumentFactsProvider value={{ state, structuredData: page.structuredData }}>
            <PageProviders
              config={page.config}
              label={page.label}
              translator={page.translator}
              client={page.client}
              queryClient={page.queryClient}
            >
              <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
            </PageProviders>
          </DocumentFactsProvider>
        </NonceProvider>
      </AssetSource>,
      {
        nonce: page.nonce,
        // What is ready stands in its place, however long: whoever runs no scripts reads it too.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [readyEvent]() {
          const { sink, stream } = gatheredStream();
          sink.once('close', () => clearTimeout(timeout));
          pipe(sink);
          resolve(new Response(stream, { status: finalStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (!request.signal.aborted) page.reportError(error);
        },
      },
    );
    const timeout = setTimeout(abort, renderTimeoutMs);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/** Loader failures that are no answers of ours: reported, and the viewer sees the error page with its support code. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  const { config, reportError } = context.get(pageRequest);
  // The router tells neither the page nor the browser which error it was.
  config.failureCode = supportCode(error);
  if (!request.signal.aborted) reportError(error);
}
