import { customDocSchema } from '@foyer/contract';
import * as v from 'valibot';
import { targetLink } from '../../parts/target-link.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: documents that lead nowhere are left out. */
export const docsSchema = v.pipe(
  v.object({
    custom_data: v.object({ title: v.optional(titleSchema), docs: v.array(customDocSchema) }),
  }),
  v.transform(({ custom_data: { title, docs } }) => ({
    title,
    docs: docs.flatMap(({ id, title: name, subtitle, target }) => {
      const link = targetLink(target);
      return link ? [{ id, title: name, subtitle, ...link }] : [];
    }),
  })),
  v.check(({ docs }) => docs.length > 0),
);
/** Props of the block's component. */
export type DocsProps = v.InferOutput<typeof docsSchema>;
