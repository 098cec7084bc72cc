import { defineBlock } from '../../define-block.tsx';
import { docsSchema } from './docs.schema.ts';
import { DocList } from './doc-list.tsx';
import { Docs } from './docs.tsx';

/** The block chosen by the name `docs`. */
export default defineBlock({ schema: docsSchema, component: Docs, parts: [DocList] });
