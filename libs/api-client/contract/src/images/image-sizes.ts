/** Sizes in which the service serves pictures, `WxH` in pixels: those of the cards at 1x and 2x, and of pages. */
export const imageSizes = [
  '46x67',
  '92x134',
  '50x50',
  '100x100',
  '90x90',
  '180x180',
  '360x360',
  '104x58',
  '208x116',
  '112x112',
  '224x224',
  '132x100',
  '264x200',
  '158x230',
  '316x460',
  '168x96',
  '336x192',
  '176x100',
  '352x200',
  '176x132',
  '352x264',
  '228x228',
  '456x456',
  '230x333',
  '460x666',
  '240x135',
  '480x270',
  '250x250',
  '500x500',
  '300x169',
  '600x338',
  '352x226',
  '704x452',
  '386x216',
  '772x432',
  '580x330',
  '1160x660',
  '756x504',
  '1512x1008',
  '1152x520',
  '2304x1040',
  '640x360',
  '960x540',
  '1280x720',
  '1920x1080',
  '540x720',
  '1080x1440',
  '1200x630',
] as const;

/** A served size as `WxH`. */
export type ImageSize = (typeof imageSizes)[number];

/** Formats in which the service serves pictures, the smallest files first. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;

/** Format of a served picture; also the end of its address. */
export type ImageFormat = (typeof imageFormats)[number];
