import { customDataSchema, type Image, imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { addressSchema } from '../../parts/address.schema.ts';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { lineSchema } from '../../parts/card-fields.schema.ts';
import { spareTimerSchema } from '../../parts/countdown.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** What is more is cut. */
export const BUTTONS_MAX = 3;
/** As many colours lie behind the words. */
export const BLURS_MAX = 2;
/** Longest line beside the text, in characters. */
const LINE_MAX = 160;

const { glow_color, blur_colors, service_id } = customDataSchema.entries;

const sized = /^(.*\/images\/[\w-]+)\/\d+x\d+\.\w+$/;

/** A picture by the address of one of its sizes; the endpoint has it in all others. */
function pictureAt(address: string | undefined, color: string): Image | undefined {
  const [, url] = sized.exec(address ?? '') ?? [];
  return url === undefined ? undefined : { url, color, tone: 'dark', focus: { x: 0.5, y: 0.5 } };
}

/** Behind a picture of which nothing else is known. */
const NIGHT = '#101418';

/** The server's block as the component's props: the first background, the picture at an address, or the block's own. */
export const heroSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    sub_name: spare(lineSchema(LINE_MAX)),
    image: spare(imageSchema),
    custom_data: v.object({
      title: spare(titleSchema),
      text: spare(textSchema),
      label: spare(lineSchema(LINE_MAX)),
      promo_label: spare(lineSchema(LINE_MAX)),
      advantage: spare(lineSchema(LINE_MAX)),
      bottom_text: spare(lineSchema(LINE_MAX)),
      glow_color: spare(glow_color),
      blur_colors: spare(blur_colors),
      backgrounds: v.fallback(v.optional(v.array(imageSchema), []), []),
      bg_image_url: spare(addressSchema),
      bg_video_url: spare(addressSchema),
      service_id: spare(service_id),
      timer: spareTimerSchema,
      buttons: v.fallback(buttonsSchema, []),
    }),
  }),
  v.transform(({ name, sub_name, target, image, custom_data: data }) => ({
    title: data.title ?? name,
    text: data.text,
    badge: data.promo_label,
    label: data.label,
    /** What the offer is, in a line. */
    offer: sub_name,
    advantage: data.advantage,
    note: data.bottom_text,
    picture:
      data.backgrounds[0] ??
      pictureAt(data.bg_image_url, data.blur_colors?.[0] ?? data.glow_color ?? NIGHT) ??
      image,
    film: data.bg_video_url,
    glow: data.glow_color,
    blur: data.blur_colors?.slice(0, BLURS_MAX) ?? [],
    serviceId: data.service_id,
    timer: data.timer,
    buttons: readButtons(data.buttons ?? [], target).slice(0, BUTTONS_MAX),
  })),
);
/** Props of the block's component. */
export type HeroProps = v.InferOutput<typeof heroSchema>;
