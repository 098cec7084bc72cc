import { defineBlock } from '../../define-block.tsx';
import { aboutServiceSchema } from './about-service.schema.ts';
import { AboutService } from './about-service.tsx';

/** The block chosen by the name `aboutService`. */
export default defineBlock({ schema: aboutServiceSchema, component: AboutService });
