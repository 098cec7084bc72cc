import type { Context, Handlers } from '../../server/call.ts';
import type { Asker } from '../catalogue/asker.ts';
import { readLicence } from './clear-key.ts';
import { createLicenceTokens } from './licence-tokens.ts';
import { createPlayChannel } from './play-channel.ts';
import { createPlayProgramme } from './play-programme.ts';
import { createPlaySong } from './play-song.ts';
import { createPlayTitle } from './play-title.ts';
import type { Play, PlaybackParts, PlaybackRequest } from './playback-parts.ts';

/** The stream whose keys the licence party has. */
const PROTECTED_STREAM = 'film-protected';

interface PlaybackCall extends Asker {
  params: { id: string };
  body: { pin_code?: string | undefined; is_embedded?: boolean | undefined };
}

/** Answers a call with what playing something gives. */
const answerWith =
  (play: Play) =>
  async ({ params, body, viewer, language }: PlaybackCall) => {
    const request: PlaybackRequest = {
      id: params.id,
      pin: body.pin_code,
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
  const licences = createLicenceTokens(context);
  return {
    getPlayback: answerWith(createPlayTitle(context, parts)),
    getChannelPlayback: answerWith(createPlayChannel(context, parts)),
    getProgrammePlayback: answerWith(createPlayProgramme(context, parts)),
    getKaraokePlayback: answerWith(createPlaySong(context, parts)),
    getTrailerPlayback: async ({ params, language }) => ({
      asset: await assets.trailer(await catalogue.findItem(params.id), language),
    }),
    clearKeyLicence: async ({ headers, body, viewer }) => {
      await licences.check(PROTECTED_STREAM, viewer, headers.preauthorization);
      return readLicence(context.config.mediaDir, body.kids);
    },
  };
}
