import type { createRequestHandler, ServerBuild } from 'react-router';
import type { OpenedPage, PageOptions, Viewer } from '../page/open-page.ts';

/** What `entry.server.tsx` offers beside rendering; it lives in the build, with the labels. */
interface PageModule {
  openPage: (request: Request, options: PageOptions & Viewer) => Promise<OpenedPage>;
  assertLabels: (configured: string | undefined) => void;
  labelHosts: () => readonly string[];
  /** The router's own, in the copy that the build uses: two copies do not know each other's contexts. */
  createRequestHandler: typeof createRequestHandler;
}

/** A loaded web app: the pages and what opens them. */
export interface WebBuild {
  build: ServerBuild;
  page: PageModule;
}

/** Reads the page module out of a server build. */
export function webBuild(build: ServerBuild): WebBuild {
  return { build, page: build.entry.module as unknown as PageModule };
}

/** Answers page requests with the given build; `load` is asked each time, so that edits show. */
export function createPageHandler(
  load: () => Promise<WebBuild>,
  mode: 'production' | 'development',
  options: PageOptions,
): (request: Request, viewerAddress: string | undefined) => Promise<Response> {
  return async (request, viewerAddress) => {
    const { build, page } = await load();
    const { context, headers } = await page.openPage(request, { ...options, viewerAddress });
    const answer = await page.createRequestHandler(build, mode)(request, context);
    const response = new Response(answer.body, answer);
    for (const [name, value] of headers) response.headers.append(name, value);
    return response;
  };
}
