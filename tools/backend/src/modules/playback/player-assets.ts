import { API_PREFIX, type Language, type PlayerAsset, textIn } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { texts } from '../../texts/texts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import type { Programme } from '../channels/guide.ts';
import { hasWords, songLanguages } from '../origin/song-file.ts';
import { createStreamAccess, streamAddress } from '../origin/stream-access.ts';
import type { Stream } from '../origin/stream-id.ts';
import type { Viewer } from '../sessions/viewer.ts';
import { createLicenceTokens } from './licence-tokens.ts';
import { readMediaData, type Streams } from './media-data.ts';

/** What differs from playback to playback of the same thing. */
export interface PlaybackFacts {
  language: Language;
  viewer: Viewer | undefined;
  ad: PlayerAsset['ad'];
  isEmbedded: boolean;
}

/** What is said of something besides its streams. */
export type AssetTexts = Pick<PlayerAsset, 'content_id' | 'title' | 'subtitle' | 'age_level'>;

/** Describes streams to the player. */
export interface PlayerAssets {
  /** A film or an episode; `watchedShare` (0 to 1) is how much of it the profile has watched. */
  title(
    about: AssetTexts,
    facts: PlaybackFacts,
    streams: { isProtected: boolean; watchedShare: number },
  ): Promise<PlayerAsset>;
  /** A song: the film with music and with a voice to choose from, and with the words if it has any. */
  song(about: AssetTexts, facts: PlaybackFacts): Promise<PlayerAsset>;
  /** A channel, that the viewer may watch as far back as `depth` seconds. */
  channel(
    about: AssetTexts,
    facts: PlaybackFacts,
    live: { channelId: string; depth: number; isPeerDelivered: boolean },
  ): Promise<PlayerAsset>;
  /** A programme of the archive. */
  programme(about: AssetTexts, facts: PlaybackFacts, programme: Programme): Promise<PlayerAsset>;
  /** The trailer of a title, open to all. */
  trailer(item: MediaItemRow, language: Language): Promise<PlayerAsset>;
}

const DASH = 'manifest.mpd';
const HLS = 'variant.m3u8';

/** The list of thumbnails lies beside the manifest. THUMB-004, THUMB-005. */
const thumbnailsOf = (manifest: string): string =>
  manifest.replace(/[^/]+$/, 'thumbnails.json?profile=hd');

const tracksOf = ({ audio, subtitles }: Streams): Pick<PlayerAsset, 'audio' | 'subtitles'> => {
  const track = ({ language, title }: Streams['audio'][number]) => ({ language, title });
  return { audio: audio.map(track), subtitles: subtitles.map(track) };
};

/** What a film has besides its tracks. */
const marksOf = (
  { duration, intro, credits_start, chapters }: Streams,
  language: Language,
): Pick<PlayerAsset, 'duration' | 'intro' | 'credits_start' | 'chapters'> => ({
  duration,
  ...(intro && { intro }),
  ...(credits_start !== undefined && { credits_start }),
  ...(chapters && {
    chapters: chapters.map(({ start, title }) => ({ start, title: title[language] })),
  }),
});

/** The streams of the media folder. One short film stands for all the titles, channels and songs of the demo. */
export function createPlayerAssets(context: Context, catalogue: Catalogue): PlayerAssets {
  const { config } = context;
  const access = createStreamAccess(context);
  const licences = createLicenceTokens(context);
  const media = () => readMediaData(config.mediaDir);

  /** Addresses that only the viewer has. */
  const openStream = async (stream: Stream, depth = 0) => {
    const { token } = await access.grant(stream, { depth });
    const urls = {
      dash: streamAddress(stream, token, DASH),
      hls: streamAddress(stream, token, HLS),
    };
    return { urls, token };
  };

  const common = ({ ad }: Pick<PlaybackFacts, 'ad'>) => ({
    content_type: 'content' as const,
    is_crypted: false,
    ad,
    ad_is_test: config.hasDemoPowers,
    teleport_enabled: false,
    start_time: 0,
  });

  const drmOf = async (folder: string, viewer: Viewer | undefined) => ({
    is_crypted: true,
    drm_config: {
      urls: { clearkey: `${API_PREFIX}/licences/clearkey` },
      token: await licences.grant(folder, viewer),
      drm_provider: 'foyer',
    },
  });

  return {
    title: async (about, facts, { isProtected, watchedShare }) => {
      const folder = isProtected ? 'film-protected' : 'film';
      const streams = (await media())[folder];
      const opened = await openStream({ kind: 'files', folder });
      return {
        type: facts.isEmbedded ? 'embed' : 'vod',
        ...common(facts),
        ...about,
        ...opened,
        ...(isProtected && (await drmOf(folder, facts.viewer))),
        ...(streams.thumbnails && { thumbnails_url: thumbnailsOf(opened.urls.dash) }),
        ...marksOf(streams, facts.language),
        ...tracksOf(streams),
        // Positions are kept in whole seconds of the title, which is longer than its stream.
        start_time: Math.round(watchedShare * streams.duration * 10) / 10,
      };
    },
    song: async (about, facts) => {
      const { film } = await media();
      const { songMusic, songVoice, songWords } = texts[facts.language];
      const opened = await openStream({ kind: 'song', songId: about.content_id });
      const isSung = await hasWords(config.mediaDir, about.content_id);
      return {
        type: facts.isEmbedded ? 'embed' : 'vod',
        ...common(facts),
        ...about,
        ...opened,
        ...(film.thumbnails && { thumbnails_url: thumbnailsOf(opened.urls.dash) }),
        duration: film.duration,
        audio: [
          { language: songLanguages.music, title: songMusic },
          { language: songLanguages.voice, title: songVoice },
        ],
        subtitles: isSung ? [{ language: songLanguages.voice, title: songWords }] : [],
      };
    },
    channel: async (about, facts, { channelId, depth, isPeerDelivered }) => ({
      type: 'live',
      ...common(facts),
      ...about,
      ...(await openStream({ kind: 'live', channelId }, depth)),
      teleport_enabled: isPeerDelivered,
      duration: 0,
      ...tracksOf((await media()).film),
      live: { channel_id: channelId, max_offset: depth },
    }),
    programme: async (about, facts, { channel, start, end }) => {
      const stream = { kind: 'programme', channelId: channel.id, start, end } as const;
      const opened = await openStream(stream);
      const { film } = await media();
      return {
        type: 'catchup',
        ...common(facts),
        ...about,
        ...opened,
        ...(film.thumbnails && { thumbnails_url: thumbnailsOf(opened.urls.dash) }),
        duration: end - start,
        ...tracksOf(film),
      };
    },
    trailer: async (item, language) => {
      const { trailer } = await media();
      const limit = await catalogue.findAgeLimit(item.ageLimitId);
      const address = (file: string) => `${API_PREFIX}/origin/trailer/${file}`;
      return {
        type: 'vod',
        ...common({ ad: {} }),
        content_type: 'custom',
        content_id: `${item.id}-trailer`,
        title: `${textIn(item.names, language)}. ${texts[language].trailer}`,
        age_level: { name: limit.name },
        urls: { dash: address(DASH), hls: address(HLS) },
        ...(trailer.thumbnails && { thumbnails_url: thumbnailsOf(address(DASH)) }),
        ...marksOf(trailer, language),
        ...tracksOf(trailer),
      };
    },
  };
}
