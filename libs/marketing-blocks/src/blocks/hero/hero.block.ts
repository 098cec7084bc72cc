import { defineBlock } from '../../define-block.tsx';
import { heroSchema } from './hero.schema.ts';
import { Composition } from './composition.tsx';
import { Hero } from './hero.tsx';

/** The block chosen by the tag `hero`. */
export default defineBlock({ schema: heroSchema, component: Hero, parts: [Composition] });
