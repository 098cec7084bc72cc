/** Kinds of media blocks. Spec 2 §2 "Media-block types", BLOCK-048 to BLOCK-057. */
export const mediaBlockTypes = [
  'custom_block',
  'promo',
  'background',
  'carousel',
  'content',
  'top10',
  'service',
  'channels',
  'collection',
  'recom_cold_start',
] as const;

/** Tags by which custom blocks choose their component. Spec 2 §2, BLOCK-003 to BLOCK-024. */
export const customBlockTags = [
  'all_in_one',
  'auto_carousel',
  'buy',
  'features_blocks',
  'filters',
  'hero',
  'faq',
  'four_services',
  'more_details',
  'prompt',
  'multi_sub_block',
  'multi_sub_carousel',
  'multi_sub_auto_carousel',
  'multi_sub_special',
  'multi_sub_music',
  'devices',
  'personal_collections',
  'watch_tv',
  'any_device',
  'start',
  'subservices',
  'quiz',
] as const;

/**
 * Names by which custom blocks choose their component. Spec 2 §2, BLOCK-025 to BLOCK-047. The headline
 * of such a block is its `custom_data.title`.
 */
export const customBlockNames = [
  'promoBanner',
  'promo_banner',
  'promo_banner_v3',
  'promo_banner_v4',
  'promo_banner_sport',
  'docs',
  'bannersServicesContent',
  'button',
  'promoDetails',
  'aboutService',
  'about_service',
  'persons',
  'faq',
  'featuresSmall',
  'legal',
  'player',
  'playerPlaylist',
  'what_is_it',
  'promocode',
  'tvcode',
  'mediaTitle',
  'seoText',
  'breadcrumbs',
] as const;

/** Kind of a media block. */
export type MediaBlockType = (typeof mediaBlockTypes)[number];
/** Tag of a custom block. */
export type CustomBlockTag = (typeof customBlockTags)[number];
/** Name of a custom block that has no tag. */
export type CustomBlockName = (typeof customBlockNames)[number];
