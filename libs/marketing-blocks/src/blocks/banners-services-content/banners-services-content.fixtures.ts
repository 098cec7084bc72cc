import type { Banner, MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

const way = (size: Banner['size'], id: string, title: string, picture: string): Banner => ({
  id: `services-${id}`,
  title,
  images: [imageFixture(`backdrop-${picture}`)],
  target: { type: 'screen', link: `/${id}` },
  size,
});

/** Three small ways into the service, and one as wide as the row. */
export const waysFixture: readonly Banner[] = [
  way('small', 'kids', 'Детям', 'kot-kapitan'),
  way('small', 'sport', 'Спорт', 'finishnaya-pryamaya'),
  way('small', 'karaoke', 'Караоке', 'tantsuyut-pozharnye'),
  way('stretching', 'services', 'Всё сразу', 'metropolis'),
];

/** A block with these banners. */
export const bannersServicesContentBlock = (banners: readonly Banner[]): MediaBlock => ({
  id: 'block-banners-services-content',
  type: 'custom_block',
  name: 'bannersServicesContent',
  items: banners.map((banner) => ({ type: 'banner', banner })),
});

/** Eight of all sizes. */
export const manyWaysFixture: MediaBlock = bannersServicesContentBlock([
  way('large', 'movies', 'Кино', 'gorod-posle-dozhdya'),
  way('small', 'kids', 'Детям', 'kot-kapitan'),
  way('medium', 'series', 'Сериалы', 'kassiopeya'),
  way('medium', 'tv', 'Каналы', 'chastota-devyat'),
  way('small', 'sport', 'Спорт', 'finishnaya-pryamaya'),
  way('small', 'karaoke', 'Караоке', 'tantsuyut-pozharnye'),
  way('small', 'education', 'Учёба', 'shestoy-kontinent'),
  way('small', 'collections', 'Подборки', 'tihaya-voda'),
]);

/** The block as a server sends it. */
export const bannersServicesContentFixture: MediaBlock = bannersServicesContentBlock(waysFixture);
