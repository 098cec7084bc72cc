import { padded, type TitleTrack } from '../link/title-index.ts';

/** A language and its name. */
export interface NamedLanguage {
  language: string;
  name: string;
}

/** The playlist of variants; subtitles in the languages given. */
export function variantPlaylist(
  tracks: readonly TitleTrack[],
  subtitles: readonly NamedLanguage[],
): string {
  const sounds = tracks.filter(({ height }) => height === 0);
  const [lowest, second, ...higher] = tracks.filter(({ height }) => height > 0);
  const [sound] = sounds;
  const soundLines = sounds.map(
    ({ id, language, name }, index) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",NAME="${name}",LANGUAGE="${language}",DEFAULT=${index > 0 ? 'NO' : 'YES'},AUTOSELECT=YES,CHANNELS="2",URI="media-${id}.m3u8"\n`,
  );
  const subtitleLines = subtitles.map(
    ({ language, name }) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="sub",NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="sub-${language}.m3u8"\n`,
  );
  const group = subtitles.length > 0 ? ',SUBTITLES="sub"' : '';
  // The second lowest is listed first, as Apple's authoring notes advise for a default start.
  const variants = [second, lowest, ...higher].flatMap((track) =>
    track && sound
      ? [
          `#EXT-X-STREAM-INF:BANDWIDTH=${track.peak + sound.peak},AVERAGE-BANDWIDTH=${track.average + sound.average},RESOLUTION=${track.width}x${track.height},FRAME-RATE=25.000,CODECS="${track.codecs},${sound.codecs}",AUDIO="aud"${group}\nmedia-${track.id}.m3u8\n`,
        ]
      : [],
  );
  const lines = [...soundLines, ...subtitleLines, ...variants];
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines.join('')}`;
}

/** The playlist of one rendition or sound track. */
export function mediaPlaylist({ id, segments, timescale }: TitleTrack): string {
  const lines = segments.map(
    ([, length], index) =>
      `#EXTINF:${(length / timescale).toFixed(5)},\ns${id}-${padded(index + 1)}.m4s\n`,
  );
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-MAP:URI="init-${id}.mp4"\n${lines.join('')}#EXT-X-ENDLIST\n`;
}
