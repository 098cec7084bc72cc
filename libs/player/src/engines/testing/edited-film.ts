import { withCaptions } from './captions-in-segment.ts';

/** A film of the demo whose files are changed on their way, so that a case needs no media of its own. */
export type EditFilm = (file: string, body: Buffer) => Buffer;

const isPlaylist = (file: string) => file.endsWith('.mpd') || file.endsWith('variant.m3u8');

/** Changes manifest and playlist of variants as texts. */
const edited =
  (...changes: ((text: string) => string)[]): EditFilm =>
  (file, body) =>
    isPlaylist(file)
      ? Buffer.from(changes.reduce((text, change) => change(text), String(body)))
      : body;

const role = (value: string) => `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${value}"/>`;

/** Puts sounds of the Russian film before and behind its own: a description, and a commentary, both the English file. */
const moreSounds = (text: string): string => {
  const set = /<AdaptationSet id="2" contentType="audio"[\s\S]*?<\/AdaptationSet>/.exec(text)?.[0];
  const russian = (id: string, name: string, more: string) =>
    set
      ?.replace('id="2"', `id="${id}"`)
      .replace('lang="en"', 'lang="ru"')
      .replace('Representation id="5"', `Representation id="5${id}"`)
      .replace(/<Label>.*<\/Label>/, `${more}<Label>${name}</Label>`);
  const purpose =
    '<Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="1"/>';
  const media = (name: string, more = '') =>
    `#EXT-X-MEDIA:TYPE=AUDIO,URI="audio-en.m3u8",GROUP-ID="audio",LANGUAGE="ru",NAME="${name}",AUTOSELECT=YES${more}\n`;
  const describes = ',CHARACTERISTICS="public.accessibility.describes-video"';
  return text
    .replace(
      /<AdaptationSet id="1" /,
      `${russian('20', 'Описание', purpose + role('description'))}$&`,
    )
    .replace(/<AdaptationSet id="90" /, `${russian('21', 'Режиссёр', role('commentary'))}$&`)
    .replace(/#EXT-X-MEDIA:TYPE=AUDIO/, `${media('Описание', describes)}$&`)
    .replace(/#EXT-X-MEDIA:TYPE=SUBTITLES/, `${media('Режиссёр')}$&`);
};

/** Puts the words of the picture alone, in Russian, before all subtitles: the file of the Armenian ones. */
const forcedFirst = (text: string): string => {
  const set = /<AdaptationSet id="92"[\s\S]*?<\/AdaptationSet>/.exec(text)?.[0];
  const forced = set
    ?.replace('id="92"', 'id="30"')
    .replace('lang="hy"', 'lang="ru"')
    .replace('id="subtitles-hy"', 'id="forced-ru"')
    .replace(/<Role [^>]*>/, '')
    .replace(/<Label>.*<\/Label>/, `${role('forced-subtitle')}<Label>Надписи</Label>`);
  return text
    .replace(/<AdaptationSet id="90"/, `${forced}$&`)
    .replace(
      /#EXT-X-MEDIA:TYPE=SUBTITLES/,
      '#EXT-X-MEDIA:TYPE=SUBTITLES,URI="subtitles-hy.m3u8",GROUP-ID="subtitles",LANGUAGE="ru",NAME="Надписи",AUTOSELECT=YES,FORCED=YES\n$&',
    );
};

/** Seconds of a period, in which segments of picture and sound end together. */
const PERIOD = 8;

function period(index: number, languages: readonly string[]): string {
  const sets = [
    { kind: 'video', folder: '240p', codecs: 'avc1.640015', timescale: 12_800, lang: '' },
    ...languages.map((lang) => ({
      kind: 'audio',
      folder: `audio-${lang}`,
      codecs: 'mp4a.40.2',
      timescale: 48_000,
      lang: ` lang="${lang}"`,
    })),
  ].map(({ kind, folder, codecs, timescale, lang }, set) => {
    const start = index * PERIOD * timescale;
    const times =
      kind === 'video'
        ? `<S t="${start}" d="25600" r="3"/>`
        : `<S t="${start}" d="96256" r="2"/><S d="95232"/>`;
    return `<AdaptationSet id="${set}" contentType="${kind}"${lang}><Representation id="${folder}" bandwidth="100000" codecs="${codecs}" mimeType="${kind}/mp4"${kind === 'video' ? ' width="426" height="240"' : ''}><SegmentTemplate timescale="${timescale}" presentationTimeOffset="${start}" initialization="${folder}/init.mp4" media="${folder}/$Number$.m4s" startNumber="${1 + index * 4}"><SegmentTimeline>${times}</SegmentTimeline></SegmentTemplate></Representation></AdaptationSet>`;
  });
  return `<Period id="p${index}" start="PT${index * PERIOD}S" duration="PT${PERIOD}S">${sets.join('')}</Period>`;
}

/** Three periods, the middle one in Russian alone, and the last one with its sounds in another order. */
const interrupted = (text: string): string =>
  text
    .replace('PT90S', `PT${3 * PERIOD}S`)
    .replace(
      /<Period[\s\S]*<\/Period>/,
      [['ru', 'en'], ['ru'], ['en', 'ru']]
        .map((languages, index) => period(index, languages))
        .join(''),
    );

const HOURS = 10;

/** Gives the media times that begin after ten hours. */
const late: EditFilm = (file, body) => {
  const at = file.endsWith('.m4s') ? body.indexOf('tfdt') : -1;
  if (at < 0) return body;
  const shift = HOURS * 3600 * (file.includes('audio') ? 48_000 : 12_800);
  const copy = Buffer.from(body);
  if (copy[at + 4] === 1)
    copy.writeBigUInt64BE(copy.readBigUInt64BE(at + 8) + BigInt(shift), at + 8);
  else copy.writeUInt32BE(copy.readUInt32BE(at + 8) + shift, at + 8);
  return copy;
};

const placed = `WEBVTT

00:00:00.100 --> 00:00:30.000 line:0 align:left position:10%
Если a&lt;b, то <b>жирно</b> 2 < 3 &mdash; &#39;да&#39;

00:00:00.200 --> 00:00:30.000
Внизу
`;

const captions = (text: string) =>
  text
    .replaceAll('CLOSED-CAPTIONS=NONE', 'CLOSED-CAPTIONS="cc"')
    .replace(
      '#EXT-X-STREAM-INF',
      '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",LANGUAGE="en",NAME="English CC",INSTREAM-ID="CC1"\n$&',
    );

const ttml = `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="ru">
<head><layout><region xml:id="top" tts:origin="10% 10%" tts:extent="80% 20%"/></layout></head>
<body><div><p begin="00:00:00.100" end="00:00:30.000" region="top">Над <span tts:color="red">мостом</span><br/>тихо &amp; темно</p></div></body></tt>`;

/** Turns the Russian subtitles of DASH into TTML. */
const inTtml = (text: string) =>
  text.replace(/<AdaptationSet id="90"[\s\S]*?<\/AdaptationSet>/, (set) =>
    set.replaceAll('text/vtt', 'application/ttml+xml'),
  );

/** The films that an address can name in place of `film`. */
export const editedFilms: Readonly<Record<string, EditFilm>> = {
  'film-sounds': edited(moreSounds),
  'film-forced': edited(forcedFirst),
  'film-periods': edited(interrupted),
  'film-late': late,
  'film-placed': (file, body) => (file.endsWith('ru.vtt') ? Buffer.from(placed) : body),
  'film-captions': (file, body) =>
    /\d+p\/\d+\.m4s$/.test(file) ? withCaptions(body, file) : edited(captions)(file, body),
  'film-ttml': (file, body) =>
    file.endsWith('ru.vtt') ? Buffer.from(ttml) : edited(inTtml)(file, body),
};
