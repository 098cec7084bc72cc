import { customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { targetLink } from '../../parts/target-link.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** As many fit beside each other. FILTER-003 */
export const mostCards = 5;
/** Fewer are no choice. FILTER-004 */
export const fewestCards = 3;

/** The server's block as the component's props: cards without a picture or a target are left out. FILTER-003, FILTER-004 */
export const filtersSchema = v.pipe(
  v.object({ name: titleSchema, custom_data: v.object({ cards: v.array(customCardSchema) }) }),
  v.transform(({ name, custom_data: { cards } }) => ({
    title: name,
    cards: cards
      .flatMap(({ id, title, image: picture, target }) => {
        const href = targetLink(target)?.href;
        return picture && href !== undefined ? [{ id, title, picture, href }] : [];
      })
      .slice(0, mostCards),
  })),
  v.check(({ cards }) => cards.length >= fewestCards),
);
/** Props of the block's component. */
export type FiltersProps = v.InferOutput<typeof filtersSchema>;
