import { defineBlock } from '../../define-block.tsx';
import { playerSchema } from './player.schema.ts';
import { Frame } from './frame.tsx';
import { Player } from './player.tsx';

/** The block chosen by the name `player`. */
export default defineBlock({ schema: playerSchema, component: Player, parts: [Frame] });
