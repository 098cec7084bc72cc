import { currentRequestId, noteOnRequest } from '@foyer/server';
import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import type { OpenedPage, PageOptions, Viewer } from '../page/open-page.ts';
import type { WebEnv } from './env.ts';
import type { CachedPages } from './cached-pages.ts';
import { withDraftBridge } from '../drafts/draft-bridge.ts';
import { lighten } from './light-head.ts';
import { routeNamer } from './route-name.ts';
import type { StyleTexts } from './style-texts.ts';

/** What `entry.server.tsx` offers beside rendering; it lives in the build, with the labels. */
interface PageModule {
  openPage: (request: Request, options: PageOptions & Viewer) => Promise<OpenedPage>;
  keptAs: (request: Request, env: WebEnv) => string | undefined;
  assertLabels: (env: WebEnv) => void;
  labelHosts: () => readonly string[];
  requestLabel: (env: WebEnv, host: string) => { id: string };
  /** The name of the row of the route table that a path leads to. */
  routeNameAt: (pathname: string) => string | undefined;
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
  kept?: CachedPages | undefined;
  /** Style sheets to put into the pages; the dev server has none. */
  styles?: StyleTexts;
}

interface Router {
  handle: RequestHandler;
  /** What the access line calls the page of a request. */
  nameOf: (request: Request) => string;
}

/** The router of a build; made anew only for another build, since it ranks all routes first. */
function routerOf(mode: 'production' | 'development') {
  let made: (Router & { build: ServerBuild }) | undefined;
  return ({ build, page }: WebBuild): Router => {
    if (made?.build !== build) {
      const handle = page.createRequestHandler(build, mode);
      made = { build, handle, nameOf: routeNamer(build, page.routeNameAt) };
    }
    return made;
  };
}

/** Answers page requests with the given build; `load` is asked each time, so that edits show. */
export function createPageHandler(
  load: () => Promise<WebBuild>,
  mode: 'production' | 'development',
  options: PageOptions,
  { kept, styles }: PageStore = {},
): (request: Request, viewerAddress: string | undefined) => Promise<Response> {
  const routerFor = routerOf(mode);
  return async (request, viewerAddress) => {
    const { build, page } = await load();
    const { handle, nameOf } = routerFor({ build, page });
    noteOnRequest({ route: nameOf(request) });
    const name = kept && page.keptAs(request, options.env);
    const encodings = request.headers.get('accept-encoding') ?? '';
    const earlier = name && (await kept.find(name, encodings));
    if (earlier) return earlier;

    let isWhole = true;
    const reportError = (error: unknown) => {
      isWhole = false;
      options.reportError(error);
    };
    const viewer = { viewerAddress, requestId: currentRequestId() };
    const opened = await page.openPage(request, { ...options, ...viewer, reportError });
    const answer = await handle(request, opened.context);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const { draft, marks } = opened;
    const light =
      isPage && answer.body && styles ? lighten(answer.body, marks.nonce, styles) : answer.body;
    const body = isPage && light && draft ? withDraftBridge(light, draft, marks.nonce) : light;
    const response = new Response(body, answer);
    for (const [header, value] of opened.headers) {
      // What the answer says itself stays: two words on one thing would contradict each other.
      const isSaid = header !== 'set-cookie' && response.headers.has(header);
      if (!isSaid) response.headers.append(header, value);
    }
    return name ? kept.keep(name, response, marks, () => isWhole) : response;
  };
}
