import type { AdRequest, AdScenario } from './ad-request.schema.ts';

/** Addresses of the ad server that an answer to one request holds. */
export interface AdAddresses {
  /** Where a player says that something happened; `code` may hold a VAST macro. */
  track: (event: string, ad?: string) => string;
  media: (file: string, failure?: 'timeout' | 'broken') => string;
  /** The same request again, behind fewer wrappers. */
  next: (depth: number) => string;
  slot: (slot: AdRequest['slot']) => string;
  unit: () => string;
  landing: (ad: string) => string;
}

/** The addresses of one request; `root` is where the ad server answers. */
export function adAddresses(root: string, request: AdRequest, scenario: AdScenario): AdAddresses {
  const context = {
    slot: request.slot,
    scenario,
    is_test: request.is_test,
    ...(request.content_id !== undefined && { content_id: request.content_id }),
  };
  const address = (path: string, query: Record<string, string>): string =>
    `${root}/${path}?${new URLSearchParams(query)}`;
  return {
    track: (event, ad) => {
      const query = { ...context, event, ...(ad !== undefined && { ad }) };
      // A macro must stand as it is written, so that players find it.
      return address('track', query) + (event === 'error' ? '&code=[ERRORCODE]' : '');
    },
    media: (file, failure) =>
      `${root}/media/${file}${failure === undefined ? '' : `?failure=${failure}`}`,
    next: (depth) =>
      address('vast', {
        ...context,
        vast: request.vast,
        ads: String(request.ads),
        depth: String(depth),
      }),
    slot: (slot) => address('vast', { ...context, slot, vast: request.vast }),
    unit: () => `${root}/unit.js`,
    landing: (ad) => address('landing', { ad }),
  };
}
