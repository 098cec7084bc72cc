import { type Banner, bannerSchema } from '@foyer/contract';
import { contrast, parseHex } from '@foyer/ui/theme/contrast';
import * as v from 'valibot';
import { listOf } from './list-of.schema.ts';
import { targetLink } from './target-link.ts';
import { titleSchema } from './words.schema.ts';

/** Least contrast of words of this size. WCAG 1.4.3 */
const CONTRAST_MIN = 4.5;

const ratio = (ink: string, ground: string) => contrast(parseHex(ink), parseHex(ground));

/** Colours of words on any ground. */
export const inks = { light: '#ffffff', dark: '#000000' } as const;

/** Which of white and black can be read on a colour. */
export const inkOn = (ground: string): keyof typeof inks =>
  ratio(inks.light, ground) >= ratio(inks.dark, ground) ? 'light' : 'dark';

/** Where a link out of the site leads, to be read before it is followed. */
const hostOf = (href: string): string | undefined =>
  URL.canParse(href) ? new URL(href).hostname : undefined;

/** Whose advertisement a banner is, and the advertiser's own colour, where it can be read. BLOCK-087 */
export const readAdvertiser = ({ advertiser_info: info }: Banner, ground: string) =>
  info && { ...info, ink: ratio(info.font_color, ground) >= CONTRAST_MIN && info.font_color };

/** The id under which the document finds a banner whose advertiser counts it; nothing for others. BLOCK-088 */
export const countedId = ({ id, ad_pixel }: Banner): string | undefined => ad_pixel && id;

/** What blocks show of a banner: nothing of one without a picture. */
export function readBanner(banner: Banner) {
  const { id, title, subtitle, size, labels = [], age_level, target } = banner;
  const [picture] = banner.images;
  if (!picture) return [];
  const color = banner.color ?? picture.color;
  const link = targetLink(target);
  const host = link?.isOutside ? hostOf(link.href) : undefined;
  return [
    {
      id,
      title,
      subtitle,
      size,
      labels,
      picture,
      /** Behind its words. */
      color,
      ink: inkOn(color),
      ageLabel: age_level?.name,
      link,
      /** What the link says beside the title. */
      linkWords: [target?.title, host].filter((words) => words !== undefined).join(', '),
      advertiser: readAdvertiser(banner, color),
      countedId: countedId(banner),
    },
  ];
}
/** A banner as a block shows it. */
export type BlockBanner = ReturnType<typeof readBanner>[number];

const bannerItemSchema = v.object({ type: v.literal('banner'), banner: bannerSchema });

/** A block of banners with a headline at most: what it can show of them, and no more than `most`. */
export const bannersBlockSchema = (most: number) =>
  v.pipe(
    v.object({
      custom_data: v.optional(
        v.object({ title: v.fallback(v.optional(titleSchema), undefined) }),
        {},
      ),
      items: listOf(bannerItemSchema),
    }),
    v.transform(({ custom_data: { title }, items }) => ({
      title,
      banners: items.flatMap(({ banner }) => readBanner(banner)).slice(0, most),
    })),
    v.check(({ banners }) => banners.length > 0),
  );
/** Props of a block of banners. */
export type BannersProps = v.InferOutput<ReturnType<typeof bannersBlockSchema>>;
