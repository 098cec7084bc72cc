import { customCardSchema } from '@foyer/contract';
import type { IconName } from '@foyer/ui/icon';
import * as v from 'valibot';
import { lineSchema, readIcon, shortTextSchema } from './card-fields.schema.ts';
import { targetLink } from './target-link.ts';
import { spare } from './words.schema.ts';

/** Longest title and text of a card, in characters. */
const TITLE_MAX = 60;
const TEXT_MAX = 160;

/**
 * A card with a picture or a sign, words, and where it leads.
 *
 * @param sign - Of a card whose own the sets do not have. @default none
 */
export const pictureCardSchema = (sign?: IconName) =>
  v.pipe(
    v.object({
      ...customCardSchema.entries,
      title: lineSchema(TITLE_MAX),
      text: spare(shortTextSchema(TEXT_MAX)),
      image: spare(customCardSchema.entries.image),
    }),
    v.transform(({ id, title, text, icon, image, target }) => ({
      id,
      title,
      text,
      icon: readIcon(icon, sign),
      picture: image,
      link: targetLink(target),
    })),
  );

/** Props of such a card. */
export type PictureCard = v.InferOutput<ReturnType<typeof pictureCardSchema>>;
