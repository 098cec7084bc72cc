import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import type { OpenedPage, PageOptions, Viewer } from '../page/open-page.ts';
import type { WebEnv } from './env.ts';
import type { KeptPages } from './kept-pages.ts';
import { lighten } from './light-head.ts';
import type { StyleTexts } from './style-texts.ts';

/** What `entry.server.tsx` offers beside rendering; it lives in the build, with the labels. */
interface PageModule {
  openPage: (request: Request, options: PageOptions & Viewer) => Promise<OpenedPage>;
  keptAs: (request: Request, env: WebEnv) => string | undefined;
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

/** What a server of built pages has beside them. */
interface PageStore {
  /** Pages for everybody; without it every page is drawn anew. */
  kept?: KeptPages | undefined;
  /** Style sheets to put into the pages; the dev server has none. */
  styles?: StyleTexts;
}

/** The router of a build; made anew only for another build, since it ranks all routes first. */
function routerOf(mode: 'production' | 'development') {
  let made: { build: ServerBuild; handle: RequestHandler } | undefined;
  return ({ build, page }: WebBuild): RequestHandler => {
    if (made?.build !== build) made = { build, handle: page.createRequestHandler(build, mode) };
    return made.handle;
  };
}

/** Answers page requests with the given build; `load` is asked each time, so that edits show. */
export function createPageHandler(
  load: () => Promise<WebBuild>,
  mode: 'production' | 'development',
  options: PageOptions,
  { kept, styles }: PageStore = {},
): (request: Request, viewerAddress: string | undefined) => Promise<Response> {
  const handlerOf = routerOf(mode);
  return async (request, viewerAddress) => {
    const { build, page } = await load();
    const name = kept && page.keptAs(request, options.env);
    const encodings = request.headers.get('accept-encoding') ?? '';
    const earlier = name && (await kept.find(name, encodings));
    if (earlier) return earlier;

    let isWhole = true;
    const reportError = (error: unknown) => {
      isWhole = false;
      options.reportError(error);
    };
    const opened = await page.openPage(request, { ...options, reportError, viewerAddress });
    const answer = await handlerOf({ build, page })(request, opened.context);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const body =
      isPage && answer.body && styles
        ? lighten(answer.body, opened.marks.nonce, styles)
        : answer.body;
    const response = new Response(body, answer);
    for (const [header, value] of opened.headers) response.headers.append(header, value);
    return name ? kept.keep(name, response, opened.marks, () => isWhole) : response;
  };
}
