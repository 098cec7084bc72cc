import type { MediaPlayerClass } from 'dashjs';
import type { EngineOptions } from '../../engine/media-engine.ts';
import type { PrefetchedAnswer, PrefetchStore } from '../../engine/prefetch.ts';

interface DashRequest {
  url: string;
  responseType?: string;
  headers?: Record<string, string>;
  customData: {
    onloadend: () => void;
    onprogress: (event: { loaded: number; total: number; lengthComputable: boolean }) => void;
    abort?: () => void;
  };
}

interface DashResponse {
  url?: string;
  status?: number;
  statusText?: string;
  headers?: Readonly<Record<string, string>>;
  data?: unknown;
}

interface DashLoader {
  load: (request: DashRequest, response: DashResponse) => boolean;
}

/** Gives each manifest and segment request its headers; licence requests have their own. */
export function addDashHeaders(
  player: MediaPlayerClass,
  requestHeaders: EngineOptions['requestHeaders'],
): void {
  player.addRequestInterceptor((request) =>
    Promise.resolve({ ...request, headers: { ...request.headers, ...requestHeaders() } }),
  );
}

function answer(
  response: DashResponse,
  request: DashRequest,
  { body, ...rest }: PrefetchedAnswer,
): void {
  const data = request.responseType === 'arraybuffer' ? body : new TextDecoder().decode(body);
  Object.assign(response, rest, { data });
  const total = body.byteLength;
  request.customData.onprogress({ loaded: total, total, lengthComputable: true });
  request.customData.onloadend();
}

/**
 * Lets dash.js find what was requested before it was there.
 *
 * dash.js makes its loaders itself and offers to replace them by name; a replacement's methods are put on the
 * loader, so the original `load` has to be kept aside first.
 */
export function usePrefetched(player: MediaPlayerClass, store: PrefetchStore): void {
  function Loader(this: { parent: DashLoader }): DashLoader {
    const original = this.parent.load;
    return {
      load: (request, response) => {
        const pending = store.take(request.url);
        if (!pending) return original(request, response);
        let isAborted = false;
        request.customData.abort = () => {
          isAborted = true;
        };
        void pending.then((found) => {
          if (isAborted) return undefined;
          return found ? answer(response, request, found) : original(request, response);
        });
        return true;
      },
    };
  }
  player.extend('XHRLoader', Loader, true);
}
