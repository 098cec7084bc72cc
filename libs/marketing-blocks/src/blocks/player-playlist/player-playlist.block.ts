import { defineBlock } from '../../define-block.tsx';
import { playerPlaylistSchema } from './player-playlist.schema.ts';
import { ClipList } from './clip-list.tsx';
import { PlayerPlaylist } from './player-playlist.tsx';

/** The block chosen by the name `playerPlaylist`. */
export default defineBlock({
  schema: playerPlaylistSchema,
  component: PlayerPlaylist,
  parts: [ClipList],
});
