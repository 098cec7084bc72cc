import { inline, pingsOf, vast, vmap, wrapper, type AdPart } from './documents.ts';

/** Of one request. */
interface Asked {
  /** Of the break; every ping of it carries it. */
  id: string;
  /** Wrappers still to go. */
  left: number;
  origin: string;
}

/** What one kind of break is: its answer, and the pings that are due when it was played to its end. */
interface Kind {
  answer: (asked: Asked) => string;
  due: (id: string) => readonly string[];
}

/** Wrappers of a break of kind `wrapped`. */
const WRAPPERS = 2;

const part = (ad: string, { id, origin }: Asked, film = 'moment.mp4'): AdPart => ({
  ad,
  id,
  origin,
  film,
});
const all =
  (...ads: readonly string[]) =>
  (id: string) =>
    ads.flatMap((ad) => pingsOf(ad, id));

const kinds = {
  /** Of ten seconds, for the first frame. */
  long: { answer: (asked) => vast(inline(part('long', asked, 'ad.mp4'))), due: all('long') },
  /** The same behind `left` wrappers. */
  hops: {
    answer: (asked) =>
      vast(
        asked.left > 0
          ? wrapper(
              part(`hop-${asked.left}`, asked),
              `/vast/hops?break=${asked.id}&left=${asked.left - 1}`,
            )
          : inline(part('long', asked, 'ad.mp4')),
      ),
    due: all('long'),
  },
  inline: { answer: (asked) => vast(inline(part('one', asked))), due: all('one') },
  /** Three, out of order. */
  pod: {
    answer: (asked) =>
      vast(
        inline(part('third', asked), 3),
        inline(part('first', asked), 1),
        inline(part('second', asked), 2),
      ),
    due: all('first', 'second', 'third'),
  },
  wrapped: {
    answer: (asked) =>
      vast(
        asked.left < WRAPPERS
          ? wrapper(
              part(`wrapper-${asked.left}`, asked),
              `/vast/wrapped?break=${asked.id}&left=${asked.left + 1}`,
            )
          : inline(part('one', asked)),
      ),
    due: all('one', 'wrapper-0', 'wrapper-1'),
  },
  vmap: {
    answer: (asked) => vmap(asked, vast(inline(part('one', asked)))),
    due: (id) => [
      ...pingsOf('one', id),
      `/ping/breakStart?break=${id}`,
      `/ping/breakEnd?break=${id}`,
    ],
  },
  /** A film that does not exist; one that stands alone takes its place. */
  replaced: {
    answer: (asked) =>
      vast(inline(part('broken', asked, 'none.mp4'), 1), inline(part('spare', asked))),
    due: (id) => [...pingsOf('spare', id), `/ping/error?break=${id}&ad=broken&code=401`],
  },
  empty: {
    answer: ({ id, origin }) =>
      `<VAST version="4.2"><Error><![CDATA[${origin}/ping/error?break=${id}&code=[ERRORCODE]]]></Error></VAST>`,
    due: (id) => [`/ping/error?break=${id}&code=303`],
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** A kind of break. */
export type KindName = keyof typeof kinds;
export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** The document that a request is answered with. */
export const answerKind = (name: KindName, asked: Asked): string => kinds[name].answer(asked);
/** Pings that are due when a break was played to its end, once each, by path and query. */
export const dueOf = (name: KindName, id: string): readonly string[] => kinds[name].due(id);
