import { iabCode } from '../model/iab-codes.ts';
import type { Ad, Tracking } from '../model/ad.types.ts';
import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import { fillMacros, type MacroValues } from '../ad-request/macros.ts';

/** What pings need. */
export interface TrackerPorts {
  /** Sends one; must not throw. */
  ping: (url: string) => void;
  /** Values of macros at this moment. */
  macros: () => MacroValues;
}

/** The quarters of an advertisement. VAST 4.3 §3.14.1 */
const QUARTERS = [
  { event: 'firstQuartile', share: 0.25 },
  { event: 'midpoint', share: 0.5 },
  { event: 'thirdQuartile', share: 0.75 },
] as const;
type Quarter = (typeof QUARTERS)[number];

/** Marks that come as often as they happen, with the names of VAST 2 and 3 beside those of VAST 4. */
const repeated: Readonly<Partial<Record<AdMark['type'], readonly string[]>>> = {
  pause: ['pause'],
  resume: ['resume'],
  mute: ['mute'],
  unmute: ['unmute'],
  playerExpand: ['playerExpand', 'fullscreen', 'expand'],
  playerCollapse: ['playerCollapse', 'exitFullscreen', 'collapse'],
};

/** What viewers do to a program, with the names of VAST 4 beside those of VAST 2 and 3. */
const acted: Readonly<Record<Extract<AdMark, { type: 'acted' }>['event'], readonly string[]>> = {
  acceptInvitation: ['acceptInvitation', 'acceptInvitationLinear'],
  minimize: ['minimize'],
  close: ['close', 'closeLinear'],
};

/** Tells ad servers what happens to one advertisement. */
export type AdTracker = (mark: AdMark) => void;

/**
 * Makes the tracker of one advertisement. Impression, start, quarters, progress, complete and skip are sent once each and
 * in order, whatever the media do: what a jump has passed over is sent before what follows it. VAST 4.3 §3.14
 */
export function createAdTracker(ad: Ad, { ping, macros }: TrackerPorts): AdTracker {
  const sent = new Set<string>();
  let isFailed = false;

  const send = (urls: readonly string[], values: MacroValues = {}) => {
    for (const url of urls) ping(fillMacros(url, { ...macros(), ...values }));
  };
  const urlsOf = (events: readonly string[]) =>
    ad.trackings.filter(({ event }) => events.includes(event)).map(({ url }) => url);
  const once = (key: string, urls: () => readonly string[]) => {
    if (sent.has(key)) return;
    sent.add(key);
    send(urls());
  };
  const impressionUrls = () => [...ad.impressions, ...urlsOf(['creativeView', 'loaded'])];
  const progress = ad.trackings.filter(
    (tracking): tracking is Tracking & { at: number } =>
      tracking.event === 'progress' && tracking.at !== undefined,
  );
  /** Sends what lies before a moment, by its place in the media: one step of the media may pass over several. */
  const passed = (time: number, duration: number, quarters: readonly Quarter[]) => {
    const marks = [
      ...progress.map(({ at, url }) => ({ at, key: `progress ${at} ${url}`, urls: [url] })),
      ...quarters.map(({ event, share }) => ({
        at: share * duration,
        key: event,
        urls: urlsOf([event]),
      })),
    ];
    for (const { at, key, urls } of marks.toSorted((one, other) => one.at - other.at))
      if (at <= time) once(key, () => urls);
  };

  return (mark) => {
    switch (mark.type) {
      case 'framed':
        once('impression', impressionUrls);
        once('start', () => urlsOf(['start']));
        return;
      case 'moved':
        passed(mark.time, mark.duration, mark.duration > 0 ? QUARTERS : []);
        return;
      case 'ended':
        passed(mark.duration, mark.duration, QUARTERS);
        once('complete', () => urlsOf(['complete']));
        return;
      case 'skip':
        once('skip', () => urlsOf(['skip']));
        return;
      case 'clicked':
        send(ad.linear?.click.tracking ?? []);
        return;
      case 'failed':
        if (isFailed) return;
        isFailed = true;
        send(ad.errors, {
          ERRORCODE: String(iabCode(mark.error)),
          ...(mark.reason !== undefined && { REASON: String(mark.reason) }),
        });
        return;
      case 'reached':
        once(mark.event, () =>
          mark.event === 'impression' ? impressionUrls() : urlsOf([mark.event]),
        );
        return;
      case 'progressed':
        passed(mark.time, 0, []);
        return;
      case 'acted':
        send(urlsOf(acted[mark.event]));
        return;
      default:
        send(urlsOf(repeated[mark.type] ?? []));
    }
  };
}
