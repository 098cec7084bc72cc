import { defineBlock } from '../../define-block.tsx';
import { personalCollectionsSchema } from './personal-collections.schema.ts';
import { Collections } from './collections.tsx';
import { PersonalCollections } from './personal-collections.tsx';

/** The block chosen by the tag `personal_collections`. */
export default defineBlock({
  schema: personalCollectionsSchema,
  component: PersonalCollections,
  parts: [Collections],
});
