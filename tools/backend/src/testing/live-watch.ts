import { timesOfFragment } from '../modules/origin/loop/fragment.ts';
import { readManifest, readPlaylist, type NamedTrack } from './live-manifests.ts';

/** How a stream is reached. */
export interface WatchedStream {
  /** A file of the stream by its name; rejects when it is not there. */
  get(file: string): Promise<Buffer>;
  /** Seconds since 1970 by the service's clock. */
  now(): number;
}

/** Watches a live stream as both kinds of players do, and notes every break in it. */
export interface LiveWatch {
  /** Looks at the manifests once, and at the bytes of every segment that is new. */
  look(): Promise<void>;
  /** What was wrong, in words. */
  readonly faults: readonly string[];
  /** How many segments were looked at, by track. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What was last seen of a track in one format. */
interface Seen {
  number: number;
  /** End of its samples, in units of decoding. */
  decodeEnd: number;
}

/** HLS says times to a thousandth of a second. */
const HLS_TOLERANCE_SECONDS = 0.0011;

/** A segment may be named this late at most after it has passed, in seconds. */
const LATENESS_SECONDS = 4;

/** Compares each track with itself from look to look. */
export function watchLive({ get, now }: WatchedStream, tracks: readonly string[]): LiveWatch {
  const faults: string[] = [];
  const counts: Record<string, number> = {};
  const seen = new Map<string, Seen>();
  const unitsOf = new Map<string, number>();
  const leads = new Map<string, number>();

  const checkTimes = (key: string, track: NamedTrack, tolerance: number, at: number): void => {
    for (const [index, segment] of track.segments.entries()) {
      const next = track.segments[index + 1];
      if (!next) continue;
      if (Math.abs(segment.start + segment.length - next.start) > tolerance) {
        faults.push(`${key}: segment ${next.number} does not begin where ${segment.number} ends`);
      }
    }
    const last = track.segments.at(-1);
    const end = last ? (last.start + last.length) / track.unitsPerSecond : 0;
    // Sound is cut at whole samples of the codec: its segments end some milliseconds later.
    if (end > at + 0.1) faults.push(`${key}: segment ${last?.number} is still to come`);
    if (end < at - LATENESS_SECONDS) faults.push(`${key}: nothing new since ${end}`);
  };

  const checkBytes = async (key: string, name: string, track: NamedTrack, tolerance: number) => {
    const units = unitsOf.get(name) ?? track.unitsPerSecond;
    for (const segment of track.segments) {
      const before = seen.get(key);
      if (before && segment.number <= before.number) continue;
      const { decodeTime, duration } = timesOfFragment(await get(segment.address));
      counts[key] = (counts[key] ?? 0) + 1;
      const start = (segment.start * units) / track.unitsPerSecond;
      const lead = leads.get(name) ?? Math.round(decodeTime - start);
      leads.set(name, lead);
      if (Math.abs(decodeTime - lead - start) > tolerance * units) {
        faults.push(
          `${key}: segment ${segment.number} begins at ${decodeTime - lead}, not ${start}`,
        );
      }
      if (before && segment.number !== before.number + 1) {
        faults.push(`${key}: ${segment.number} follows ${before.number}`);
      }
      if (before && decodeTime !== before.decodeEnd) {
        faults.push(`${key}: a gap of ${decodeTime - before.decodeEnd} before ${segment.number}`);
      }
      seen.set(key, { number: segment.number, decodeEnd: decodeTime + duration });
    }
  };

  return {
    faults,
    counts,
    look: async () => {
      // What a manifest names is judged by the moment at which it came.
      const read = async (file: string) => {
        const text = (await get(file)).toString('utf8');
        return { text, at: now() };
      };
      const dash = await read('manifest.mpd');
      const manifest = readManifest(dash.text);
      for (const name of tracks) {
        const track = manifest.get(name) ?? { segments: [], unitsPerSecond: 1 };
        unitsOf.set(name, track.unitsPerSecond);
        checkTimes(`dash ${name}`, track, 0, dash.at);
        await checkBytes(`dash ${name}`, name, track, 0);
        const hls = await read(`${name}.m3u8`);
        const playlist = readPlaylist(hls.text);
        checkTimes(`hls ${name}`, playlist, HLS_TOLERANCE_SECONDS, hls.at);
        await checkBytes(`hls ${name}`, name, playlist, HLS_TOLERANCE_SECONDS);
      }
    },
  };
}
