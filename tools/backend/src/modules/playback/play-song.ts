import { textIn } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { checkRight, checkSession } from './check-right.ts';
import { createPlaybackTools, type Play, type PlaybackParts } from './playback-parts.ts';

/** Songs are for everybody. */
const AGE_LIMIT = 'age-0';

/** Plays a song to sing to. */
export function createPlaySong(context: Context, parts: PlaybackParts): Play {
  const { catalogue, assets, readRights } = parts;
  const tools = createPlaybackTools(context, catalogue);
  return async (request, asker) => {
    const { viewer, language } = asker;
    checkSession(viewer);
    const { karaokeItems } = await catalogue.read();
    const song = karaokeItems.find(({ id, slug }) => id === request.id || slug === request.id);
    if (!song) throw new Failure('notFound');
    const rights = await readRights(viewer);
    const purchase = { item_type: 'karaoke_item', item_id: song.id } as const;
    const right = checkRight(rights.to('karaoke_item', song.id), viewer, purchase);
    await tools.limits.checkTime(viewer);

    const about = {
      content_id: song.id,
      title: textIn(song.names, language),
      subtitle: textIn(song.artists, language),
      age_level: await tools.ageLevel(AGE_LIMIT),
    };
    const facts = await tools.facts(request, asker, { right, rights, contentId: song.id });
    return assets.song(about, facts);
  };
}
