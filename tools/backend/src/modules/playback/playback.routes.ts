import type { Context, Handlers } from '../../server/call.ts';
import type { Asker } from '../catalogue/asker.ts';
import { readLicence } from './clear-key.ts';
import { createLicenceTokens } from './licence-tokens.ts';
import { createPlayChannel } from './play-channel.ts';
import { createPlayProgramme } from './play-programme.ts';
import { createPlaySong } from './play-song.ts';
import { createPlayTitle } from './play-title.ts';
import type { Play, PlaybackParts, PlaybackRequest } from './playback-parts.ts';
import { createViewerLimits } from './viewer-limits.ts';

/** The stream whose keys the licence party has. */
const PROTECTED_STREAM = 'film-protected';

interface PlaybackCall extends Asker {
  label: string | undefined;
  params: { id: string };
  body: { pin_code?: string | undefined; is_embedded?: boolean | undefined };
}

/** Answers a call with what playing something gives. */
const answerWith =
  (play: Play) =>
  async ({ params, body, viewer, language, label }: PlaybackCall) => {
    const request: PlaybackRequest = {
      id: params.id,
      pin: body.pin_code,
      label,
      isEmbedded: body.is_embedded ?? false,
    };
    return { asset: await play(request, { viewer, language }) };
  };

/** Handlers of playback and of the licence party. */
export function playbackRoutes(
  context: Context,
  parts: PlaybackParts,
): Handlers<
  | 'getPlayback'
  | 'getTrailerPlayback'
  | 'getChannelPlayback'
  | 'getProgrammePlayback'
  | 'getKaraokePlayback'
  | 'clearKeyLicence'
> {
  const { catalogue, assets } = parts;
  const limits = createViewerLimits(context, catalogue);
  const licences = createLicenceTokens(context);
  return {
    getPlayback: answerWith(createPlayTitle(context, parts)),
    getChannelPlayback: answerWith(createPlayChannel(context, parts)),
    getProgrammePlayback: answerWith(createPlayProgramme(context, parts)),
    getKaraokePlayback: answerWith(createPlaySong(context, parts)),
    getTrailerPlayback: async ({ params, viewer, language }) => {
      const item = await catalogue.findItem(params.id);
      const refusal = await limits.trailerRefusal(item.ageLimitId, viewer);
      if (refusal) throw refusal;
      return { asset: await assets.trailer(item, language) };
    },
    clearKeyLicence: async ({ headers, body, viewer }) => {
      await licences.check(PROTECTED_STREAM, viewer, headers.preauthorization);
      return readLicence(context.config.mediaDir, body.kids);
    },
  };
}
