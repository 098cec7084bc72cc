import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { titleItemsSchema } from '../../parts/title-items.schema.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** Fewer would pass by again and again. */
export const TITLES_MIN = 4;
export const TITLES_MAX = 20;

/** The server's block as the component's props. */
export const autoCarouselSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: v.fallback(v.optional(titleSchema), undefined),
        label: v.fallback(v.optional(titleSchema), undefined),
        buttons: v.fallback(buttonsSchema, []),
      }),
      {},
    ),
    items: titleItemsSchema,
  }),
  v.transform(({ name, target, custom_data: { title, label, buttons = [] }, items }) => ({
    title: title ?? name,
    label,
    buttons: readButtons(buttons, target),
    titles: items.slice(0, TITLES_MAX),
  })),
  v.check(({ titles }) => titles.length >= TITLES_MIN),
);
/** Props of the block's component. */
export type AutoCarouselProps = v.InferOutput<typeof autoCarouselSchema>;
