import { defineBlock } from '../../define-block.tsx';
import { breadcrumbsSchema } from './breadcrumbs.schema.ts';
import { BreadcrumbsBlock } from './breadcrumbs.tsx';

/** The block chosen by the name `breadcrumbs`. */
export default defineBlock({ schema: breadcrumbsSchema, component: BreadcrumbsBlock });
