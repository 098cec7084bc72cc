// Banners of campaigns: pages with one of them mostly have others, so they come in one file.
export { default as bannersServicesContent } from '../blocks/banners-services-content/banners-services-content.block.ts';
export { default as promoBannerLarge } from '../blocks/promo-banner-large/promo-banner-large.block.ts';
export { default as promoBannerV3 } from '../blocks/promo-banner-v3/promo-banner-v3.block.ts';
export { default as promoBannerV4 } from '../blocks/promo-banner-v4/promo-banner-v4.block.ts';
