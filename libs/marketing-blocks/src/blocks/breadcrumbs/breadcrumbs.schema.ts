import { customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { targetLink } from '../../parts/target-link.ts';

/** The server's block as the component's props: cards are steps; a last step may lead nowhere, others must lead somewhere. */
export const breadcrumbsSchema = v.pipe(
  v.object({ custom_data: v.object({ cards: v.pipe(v.array(customCardSchema), v.nonEmpty()) }) }),
  v.transform(({ custom_data: { cards } }) => ({
    steps: cards.flatMap(({ title, target }, index) => {
      const href = targetLink(target)?.href;
      if (title === '' || (href === undefined && index < cards.length - 1)) return [];
      return [{ title, href: href ?? '' }];
    }),
  })),
);
/** Props of the block's component. */
export type BreadcrumbsProps = v.InferOutput<typeof breadcrumbsSchema>;
