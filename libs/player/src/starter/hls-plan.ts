import { START_SECONDS, type StartPlan, type StartStream } from './start-plan.ts';

/** Reads a playlist; its address is the one after redirections. */
export type ReadPlaylist = (url: string) => Promise<{ text: string; url: string } | undefined>;

type Attributes = ReadonlyMap<string, string>;

interface MediaPlaylist {
  /** In seconds. */
  duration: number;
  /** Start of the rendition, then the segments of the start. */
  urls: string[];
  /** Of the first of these segments, in seconds. */
  startsAt: number;
}

const soundCodec = /^(?:mp4a|ac-3|ec-3|opus|flac|fLaC|Opus)/;

function attributesOf(line: string): Attributes {
  return new Map(
    [...line.matchAll(/([A-Z0-9-]+)=("[^"]*"|[^",]*)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  );
}

/** Whether a sound is for those who do not see: whoever wants its language may want another one. */
const isDescription = (tag: Attributes) =>
  tag.get('CHARACTERISTICS')?.includes('public.accessibility.describes-video') ?? false;

function lowestVariant(lines: readonly string[]): { tag: Attributes; uri: string } | undefined {
  return lines
    .flatMap((line, index) => {
      const uri = lines[index + 1];
      const isVariant = line.startsWith('#EXT-X-STREAM-INF:') && uri && !uri.startsWith('#');
      return isVariant ? [{ tag: attributesOf(line), uri }] : [];
    })
    .toSorted(
      (one, other) => Number(one.tag.get('BANDWIDTH')) - Number(other.tag.get('BANDWIDTH')),
    )[0];
}

/** Reads a clear, whole playlist of plain MP4 files. */
function mediaPlaylist(text: string, url: string, startTime: number): MediaPlaylist | undefined {
  const isPlain =
    text.includes('#EXT-X-ENDLIST') &&
    !/#EXT-X-(?:KEY|BYTERANGE|DISCONTINUITY|GAP|DEFINE)\b/.test(text);
  const maps = text.match(/^#EXT-X-MAP:.*$/gm) ?? [];
  const map = attributesOf(maps[0] ?? '');
  const init = map.get('URI');
  if (!isPlain || maps.length !== 1 || !init || map.has('BYTERANGE')) return undefined;
  const urls = [new URL(init, url).href];
  let at = 0;
  let startsAt = 0;
  for (const [, seconds = '', uri = ''] of text.matchAll(
    /^#EXTINF:([\d.]+).*\n(?:#.*\n)*(.+)$/gm,
  )) {
    const end = at + Number(seconds);
    if (end > startTime && at < startTime + START_SECONDS) {
      if (urls.length === 1) startsAt = at;
      urls.push(new URL(uri.trim(), url).href);
    }
    at = end;
  }
  return urls.length > 1 ? { duration: at, urls, startsAt } : undefined;
}

/**
 * Reads what to start with from a playlist of variants: the lowest picture and its own sound, from `startTime` on.
 * The playlists below it are asked for side by side.
 *
 * Reads clear, complete CMAF with the sound apart, which is what packagers write; for anything else there is no plan.
 *
 * @param startTime - In seconds.
 */
export async function hlsPlan(
  text: string,
  url: string,
  { startTime, read }: { startTime: number; read: ReadPlaylist },
): Promise<StartPlan | undefined> {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const variant = lowestVariant(lines);
  const codecs = variant?.tag.get('CODECS')?.split(',') ?? [];
  const group = variant?.tag.get('AUDIO');
  const sounds = lines
    .filter((line) => line.startsWith('#EXT-X-MEDIA:'))
    .map(attributesOf)
    .filter((tag) => tag.get('TYPE') === 'AUDIO' && tag.get('GROUP-ID') === group);
  const sound = sounds.find((tag) => tag.get('DEFAULT') === 'YES') ?? sounds[0];
  const soundUri = sound?.get('URI');
  if (!variant || !sound || !soundUri || isDescription(sound)) return undefined;

  const parts = [
    { kind: 'video', uri: variant.uri, language: undefined },
    { kind: 'audio', uri: soundUri, language: sound.get('LANGUAGE') },
  ] as const;
  const answers = await Promise.all(parts.map(({ uri }) => read(new URL(uri, url).href)));
  let duration = 0;
  const streams = parts.flatMap(({ kind, language }, index): StartStream[] => {
    const answer = answers[index];
    const playlist = answer && mediaPlaylist(answer.text, answer.url, startTime);
    const own = codecs.filter((codec) => soundCodec.test(codec) === (kind === 'audio'));
    if (!playlist || own.length !== 1 || !own[0]) return [];
    duration = Math.max(duration, playlist.duration);
    const type = `${kind}/mp4; codecs="${own[0]}"`;
    const { urls, startsAt } = playlist;
    return [{ kind, type, codecs: own[0], urls, language, startsAt }];
  });
  return streams.length === parts.length ? { duration, startTime, streams } : undefined;
}
