import { collectionSchema, screenTargetSchema } from '@foyer/contract';
import * as v from 'valibot';
import { collectionPath } from '@foyer/site-map';
import { listOf } from '../../parts/list-of.schema.ts';
import { titleSchema } from '../../parts/words.schema.ts';
import { targetHref } from '../../titles/target-href.ts';

/** How many collections make a choice. */
export const COLLECTIONS_MIN = 3;
export const COLLECTIONS_MAX = 12;

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const collectionItemSchema = v.object({
  type: v.literal('collection'),
  collection: collectionSchema,
});

/** The server's block as the component's props; which collections are for this viewer is the service's choice. */
export const personalCollectionsSchema = v.pipe(
  v.object({
    name: titleSchema,
    target: optional(screenTargetSchema),
    items: listOf(collectionItemSchema),
  }),
  v.transform(({ name, target, items }) => ({
    title: name,
    ...targetHref(target),
    collections: items.slice(0, COLLECTIONS_MAX).map(({ collection }) => ({
      id: collection.id,
      href: collectionPath(collection),
      name: collection.name,
      description: collection.description,
      picture: collection.logo,
    })),
  })),
  v.check(({ collections }) => collections.length >= COLLECTIONS_MIN),
);
/** Props of the block's component. */
export type PersonalCollectionsProps = v.InferOutput<typeof personalCollectionsSchema>;
