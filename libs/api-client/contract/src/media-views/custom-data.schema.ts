import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { notificationTargetSchema } from '../notifications/notifications.schema.ts';
import { colorSchema, idSchema } from '../primitives.ts';
import { bannerSchema } from './banner.schema.ts';

/** `dd.MM.yyyy HH:mm` in the time zone of Moscow. BLOCK-084, BLOCK-085. */
export const momentSchema = v.pipe(v.string(), v.regex(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/));

/** A button of a custom block. BLOCK-082. */
export const customButtonSchema = v.object({
  /** `block_target`: leads where the block leads; `target`: to its own target; `modal`: opens the info dialog. */
  type: v.picklist(['block_target', 'target', 'modal']),
  title: v.string(),
  /** Of a button of type `target`. */
  target: v.optional(notificationTargetSchema),
  /** What the info dialog says, of a button of type `modal`; the text may hold HTML. */
  modal: v.optional(
    v.object({ title: v.string(), text: v.string(), image: v.optional(imageSchema) }),
  ),
});
/** A button of a custom block. */
export type CustomButton = v.InferOutput<typeof customButtonSchema>;

/** A card of a custom block: a step, a feature, a device, an offer, an option, a film to play. */
export const customCardSchema = v.object({
  id: idSchema,
  title: v.string(),
  subtitle: v.optional(v.string()),
  /** May hold HTML. */
  text: v.optional(v.string()),
  label: v.optional(v.string()),
  price_text: v.optional(v.string()),
  /** Lines with a tick. */
  features: v.optional(v.array(v.string())),
  image: v.optional(imageSchema),
  /** Name of an icon in the label's set. */
  icon: v.optional(v.string()),
  video_url: v.optional(v.string()),
  service_id: v.optional(idSchema),
  target: v.optional(notificationTargetSchema),
});
/** A card of a custom block. */
export type CustomCard = v.InferOutput<typeof customCardSchema>;

/** A question that opens its answer, which may hold HTML. */
export const customFaqSchema = v.object({ id: idSchema, question: v.string(), answer: v.string() });

/** A document to read or load. */
export const customDocSchema = v.object({
  id: idSchema,
  title: v.string(),
  subtitle: v.optional(v.string()),
  target: notificationTargetSchema,
});

/** A question with options that lead somewhere; its steps are `start` and `main`. BLOCK-080, BLOCK-081. */
export const quizSchema = v.object({
  start: v.object({ title: v.string(), text: v.string(), button_title: v.string() }),
  main: v.object({
    title: v.string(),
    /** The link leads to the target of the option chosen. */
    options: v.array(customCardSchema),
    button_title: v.string(),
  }),
});
/** A question with options that lead somewhere. */
export type Quiz = v.InferOutput<typeof quizSchema>;

/** Cards of people, each leading to the target of the banner with its `banner_id`. BLOCK-068 to BLOCK-071. */
export const personCardsSchema = v.object({
  cards: v.array(
    v.object({
      banner_id: idSchema,
      title: v.string(),
      role: v.string(),
      subtitle: v.optional(v.string()),
    }),
  ),
  without_shadow: v.optional(v.boolean()),
});

/**
 * What a custom block says beside its items. Every block takes what it shows and leaves the rest; the
 * demo's landing page holds each tag and each name once. ENTITY-036, ENTITY-039.
 */
export const customDataSchema = v.object({
  title: v.optional(v.string()),
  subtitle: v.optional(v.string()),
  /** May hold HTML. */
  text: v.optional(v.string()),
  label: v.optional(v.string()),
  promo_label: v.optional(v.string()),
  advantage: v.optional(v.string()),
  bottom_text: v.optional(v.string()),
  /** Which of its looks a block takes; an unknown one is the plain one. */
  variant: v.optional(v.string()),
  glow_color: v.optional(colorSchema),
  blur_colors: v.optional(v.array(colorSchema)),
  logo: v.optional(imageSchema),
  backgrounds: v.optional(v.array(imageSchema)),
  bg_image_url: v.optional(v.string()),
  /** A file: what moves behind a block needs no player. */
  bg_video_url: v.optional(v.string()),
  /** A stream (`.mpd`, `.m3u8`) for players, a file for a showcase; addresses start with `/` or `https:`. */
  video_url: v.optional(v.string()),
  video_image_bottom: v.optional(v.string()),
  video_image_top: v.optional(v.string()),
  /** Whether the video comes from another service; its manifest has another name then. */
  is_external: v.optional(v.boolean()),
  /** Whether the video's address is taken as it is. */
  use_original_source: v.optional(v.boolean()),
  /** Id of the title whose trailer the block plays. */
  url_id: v.optional(idSchema),
  /** Kind of what it plays or offers, for example `trailer`. */
  type: v.optional(v.string()),
  /** Id or alias of the service that it sells. */
  service_id: v.optional(idSchema),
  buttons: v.optional(v.array(customButtonSchema)),
  timer: v.optional(
    v.object({
      title: v.optional(v.string()),
      end_date_time: momentSchema,
    }),
  ),
  faq: v.optional(v.array(customFaqSchema)),
  docs: v.optional(v.array(customDocSchema)),
  cards: v.optional(v.array(customCardSchema)),
  banners: v.optional(v.array(bannerSchema)),
  person_cards: v.optional(personCardsSchema),
  quiz: v.optional(quizSchema),
  /** Of a block `recom_cold_start`: how the viewer's profile stands with the cold start. */
  cold_start: v.optional(
    v.object({
      /** Whether the profile has chosen what it likes. */
      is_chosen: v.boolean(),
    }),
  ),
});
/** What a custom block says beside its items. */
export type CustomData = v.InferOutput<typeof customDataSchema>;
