import type { AdRequest, AdTrack } from './ad-request.schema.ts';
import type { AdScenario, AdSlot } from './ad-scenarios.ts';

/** Which part of an answer a tracking address is of. */
export type Tracked = Pick<AdTrack, 'ad' | 'place' | 'detail'>;

/** What may go wrong with a media file on purpose. */
export type MediaFailure = 'timeout' | 'broken' | 'cut';

/** Addresses of the ad server that an answer to one request holds. */
export interface AdAddresses {
  /** Where a player says that something happened. An error and a verification that was not run have a VAST macro in it. */
  track: (event: string, tracked?: Tracked) => string;
  /** A file of the folder of media. */
  media: (file: string, failure?: MediaFailure) => string;
  /** The same request again, in another way. */
  again: (changes?: { depth?: number; scenario?: AdScenario }) => string;
  /** A page, a picture or a script of the ad server, with what it has to know. */
  part: (path: string, query?: Readonly<Record<string, string>>) => string;
  /** The page of the advertiser. */
  landing: (spot: { id: string; erid: string }) => string;
  /** The addresses of another slot's request in the same break. */
  of: (slot: AdSlot, scenario: AdScenario) => AdAddresses;
}

/** Events whose tracking address has a macro for a number: VAST 4.3 §2.3.6.3 and §3.16. */
const macros: Readonly<Record<string, string>> = {
  error: '[ERRORCODE]',
  verificationNotExecuted: '[REASON]',
};

type Query = Readonly<Record<string, string | number | undefined>>;

/** The addresses of one request; `root` is where the ad server answers. */
export function adAddresses(root: string, request: AdRequest, scenario: AdScenario): AdAddresses {
  const { slot, is_test, content_id, server, break: breakId, partner_id } = request;
  const context = { slot, scenario, is_test, content_id, server, break: breakId, partner_id };
  const address = (path: string, query: Query): string => {
    const known = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    );
    const text = new URLSearchParams(known).toString();
    return text === '' ? `${root}/${path}` : `${root}/${path}?${text}`;
  };
  return {
    track: (event, tracked) => {
      const macro = macros[event];
      // A macro must stand as it is written, so that players find it.
      return address('track', { ...context, event, ...tracked }) + (macro ? `&code=${macro}` : '');
    },
    media: (file, failure) => address(`media/${file}`, { failure }),
    again: (changes) => {
      const { vast, ads, depth, delay } = request;
      return address('vast', { ...context, vast, ads, depth, delay, ...changes });
    },
    part: (path, query) => address(path, { ...query }),
    landing: ({ id, erid }) => address('landing', { ad: id, erid }),
    of: (otherSlot, otherScenario) =>
      adAddresses(root, { ...request, slot: otherSlot }, otherScenario),
  };
}
