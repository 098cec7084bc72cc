import { defineBlock } from '../../define-block.tsx';
import { multiSubMusicSchema } from './multi-sub-music.schema.ts';
import { Songs } from './songs.tsx';
import { MultiSubMusic } from './multi-sub-music.tsx';

/** The block chosen by the tag `multi_sub_music`. */
export default defineBlock({
  schema: multiSubMusicSchema,
  component: MultiSubMusic,
  parts: [Songs],
});
