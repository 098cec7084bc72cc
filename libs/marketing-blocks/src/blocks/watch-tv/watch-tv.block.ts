import { defineBlock } from '../../define-block.tsx';
import { watchTvSchema } from './watch-tv.schema.ts';
import { Broadcasts } from './broadcasts.tsx';
import { WatchTv } from './watch-tv.tsx';

/** The block chosen by the tag `watch_tv`. */
export default defineBlock({ schema: watchTvSchema, component: WatchTv, parts: [Broadcasts] });
