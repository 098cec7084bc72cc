import { TITLE_SECONDS, type TitleTrack } from '../link/title-index.ts';
import type { NamedLanguage } from './hls-playlists.ts';

function timeline(segments: TitleTrack['segments']): string {
  const lines: string[] = [];
  let index = 0;
  while (index < segments.length) {
    const [start, length] = segments[index] ?? [0, 0];
    let count = 1;
    while (segments[index + count]?.[1] === length) count += 1;
    const from = index === 0 ? ` t="${start}"` : '';
    const repeat = count > 1 ? ` r="${count - 1}"` : '';
    lines.push(`<S${from} d="${length}"${repeat}/>`);
    index += count;
  }
  return lines.join('');
}

const template = ({ timescale, segments }: TitleTrack) =>
  `<SegmentTemplate timescale="${timescale}" startNumber="1" initialization="init-$RepresentationID$.mp4" media="s$RepresentationID$-$Number%03d$.m4s"><SegmentTimeline>${timeline(segments)}</SegmentTimeline></SegmentTemplate>`;

const role = (value: string) => `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${value}"/>`;

function pictureSet(tracks: readonly TitleTrack[]): string {
  const renditions = tracks.map(
    ({ id, codecs, average, width, height }) =>
      `<Representation id="${id}" codecs="${codecs}" bandwidth="${average}" width="${width}" height="${height}"/>\n`,
  );
  const [first] = tracks;
  return `<AdaptationSet id="0" contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1" frameRate="25" maxWidth="1280" maxHeight="720">\n${first ? template(first) : ''}\n${renditions.join('')}</AdaptationSet>\n`;
}

const soundSet = (track: TitleTrack, index: number) =>
  `<AdaptationSet id="${1 + index}" contentType="audio" mimeType="audio/mp4" lang="${track.language}" segmentAlignment="true" startWithSAP="1">${role(index > 0 ? 'alternate' : 'main')}<Label>${track.name}</Label>${template(track)}<Representation id="${track.id}" codecs="${track.codecs}" bandwidth="${track.average}" audioSamplingRate="48000"><AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="2"/></Representation></AdaptationSet>\n`;

const subtitleSet = ({ language, name }: NamedLanguage, index: number) =>
  `<AdaptationSet id="${8 + index}" contentType="text" mimeType="text/vtt" lang="${language}">${role('subtitle')}<Label>${name}</Label><Representation id="sub-${language}" bandwidth="256"><BaseURL>sub-${language}.vtt</BaseURL></Representation></AdaptationSet>\n`;

/** The DASH manifest of the title. */
export function dashManifest(
  tracks: readonly TitleTrack[],
  subtitles: readonly NamedLanguage[],
): string {
  const sounds = tracks.filter(({ height }) => height === 0);
  const sets = [
    pictureSet(tracks.filter(({ height }) => height > 0)),
    ...sounds.map(soundSet),
    ...subtitles.map(subtitleSet),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" profiles="urn:mpeg:dash:profile:isoff-live:2011" mediaPresentationDuration="PT${TITLE_SECONDS}S" minBufferTime="PT4S">\n<Period id="0" start="PT0S">\n${sets.join('')}</Period>\n</MPD>\n`;
}
