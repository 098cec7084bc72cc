import { defineBlock } from '../../define-block.tsx';
import { cardsSchema } from './cards.schema.ts';
import { Cards } from './cards.tsx';

/** The block chosen by the tag `start` or `devices`. */
export default defineBlock({ schema: cardsSchema, component: Cards });
