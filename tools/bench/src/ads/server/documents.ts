/** One advertisement, or a wrapper. */
export interface AdPart {
  /** Its name in pings. */
  ad: string;
  /** Of the break. */
  id: string;
  origin: string;
  film: string;
}

/** Pings of every advertisement that is shown to its end. VAST 4.3 §3.14.1 */
const events = ['creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

const pingOf = (event: string, id: string, ad: string) => `/ping/${event}?break=${id}&ad=${ad}`;

/** Pings of one advertisement, by path and query. */
export const pingsOf = (ad: string, id: string): readonly string[] =>
  ['impression', ...events].map((event) => pingOf(event, id, ad));

const cdata = (text: string) => `<![CDATA[${text}]]>`;

const tracked = ({ ad, id, origin }: AdPart) => ({
  beside: `<Error>${cdata(`${origin}${pingOf('error', id, ad)}&code=[ERRORCODE]`)}</Error><Impression>${cdata(origin + pingOf('impression', id, ad))}</Impression>`,
  events: `<TrackingEvents>${events.map((event) => `<Tracking event="${event}">${cdata(origin + pingOf(event, id, ad))}</Tracking>`).join('')}</TrackingEvents>`,
});

const numbered = (sequence: number | undefined) =>
  sequence === undefined ? '' : ` sequence="${sequence}"`;

/** A film. */
export function inline(part: AdPart, sequence?: number): string {
  const { beside, events: trackings } = tracked(part);
  const file = `<MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="250">${cdata(`${part.origin}/media/${part.film}`)}</MediaFile>`;
  return `<Ad id="${part.ad}"${numbered(sequence)}><InLine><AdSystem>Bench</AdSystem><AdTitle>${part.ad}</AdTitle>${beside}<Creatives><Creative><Linear><Duration>00:00:10</Duration>${trackings}<MediaFiles>${file}</MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;
}

/** One that another answer holds. */
export function wrapper(part: AdPart, leadsTo: string): string {
  const { beside, events: trackings } = tracked(part);
  return `<Ad id="${part.ad}"><Wrapper><AdSystem>Bench</AdSystem><VASTAdTagURI>${cdata(part.origin + leadsTo)}</VASTAdTagURI>${beside}<Creatives><Creative><Linear>${trackings}</Linear></Creative></Creatives></Wrapper></Ad>`;
}

export const vast = (...ads: readonly string[]): string =>
  `<VAST version="4.2">${ads.join('')}</VAST>`;

/** A playlist of one break at the start. VMAP 1.0 §2.3 */
export const vmap = ({ id, origin }: Pick<AdPart, 'id' | 'origin'>, document: string): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource allowMultipleAds="true" followRedirects="true"><vmap:VASTAdData>${document}</vmap:VASTAdData></vmap:AdSource><vmap:TrackingEvents>${['breakStart', 'breakEnd'].map((event) => `<vmap:Tracking event="${event}">${cdata(`${origin}/ping/${event}?break=${id}`)}</vmap:Tracking>`).join('')}</vmap:TrackingEvents></vmap:AdBreak></vmap:VMAP>`;
