import { notificationTargetSchema } from '@foyer/contract';
import type { FieldKind, FieldRules, SchemaKinds } from '@foyer/page-document/form';
import * as v from 'valibot';
import { addressSchema } from '../parts/address.schema.ts';
import { streamSchema } from '../parts/clip.schema.ts';
import { targetLink } from '../parts/target-link.ts';
import { textSchema } from '../parts/words.schema.ts';

/** What the schemas that blocks share stand for. */
export const schemaKinds: SchemaKinds = new Map<v.GenericSchema, FieldKind>([
  [textSchema, 'html'],
  [addressSchema, 'address'],
  [streamSchema, 'stream'],
]);

/** A target that the page can follow. */
const leadingTargetSchema = v.pipe(
  notificationTargetSchema,
  v.check((target) => targetLink(target) !== undefined),
);

/** What a block shows of a banner: see `readBanner`. */
const ofBanner = {
  only: [
    'id',
    'title',
    'subtitle',
    'images',
    'target',
    'labels',
    'age_level',
    'color',
    'size',
    'advertiser_info',
    'ad_pixel',
  ],
} as const;

/** One of a list is shown. */
const single = { least: 1, most: 1 } as const;

/** What blocks have in common: the same name means the same in all of them. */
export const fieldRules: FieldRules = {
  id: { kind: 'id' },
  // Where things lead.
  target: { schema: leadingTargetSchema },
  'banner.target': { schema: leadingTargetSchema, only: ['title'] },
  'banners[].target': { schema: leadingTargetSchema, only: ['title'] },
  'buttons[].target': {
    schema: leadingTargetSchema,
    isRequired: true,
    when: { sibling: 'type', is: 'target' },
  },
  'buttons[].modal': { isRequired: true, when: { sibling: 'type', is: 'modal' } },
  // What names something else.
  service_id: { kind: 'reference', of: 'service' },
  url_id: { kind: 'reference', of: 'title' },
  banner_id: { kind: 'reference', of: 'banner' },
  // Looks.
  image: { tab: 'look' },
  'cards[].image': { tab: 'content' },
  'options[].image': { tab: 'content' },
  'modal.image': { tab: 'content' },
  logo: { tab: 'look' },
  bg_image_url: { tab: 'look' },
  bg_video_url: { tab: 'look' },
  video_image_bottom: { tab: 'look' },
  video_image_top: { tab: 'look' },
  backgrounds: { most: 1, tab: 'look' },
  glow_color: { tab: 'look' },
  blur_colors: { tab: 'look' },
  without_shadow: { tab: 'look' },
  // Banners.
  banner: ofBanner,
  'banners[]': ofBanner,
  'banner.images': single,
  'banners[].images': single,
  'links.show_url': { kind: 'address', schema: addressSchema },
  'links.click_url': { kind: 'address', schema: addressSchema },
};
