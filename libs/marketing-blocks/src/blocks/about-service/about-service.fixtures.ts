import type { CustomData, MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

/** The block with these words. */
export const aboutServiceBlock = (custom_data: CustomData): MediaBlock => ({
  id: 'block-about-service',
  type: 'custom_block',
  name: 'aboutService',
  custom_data,
  items: [],
});

/** The words of the demo service. */
export const aboutWords: CustomData = {
  title: 'О сервисе',
  text: '<p>Онлайн-кинотеатр для тех, кто любит <a href="/movies">кино</a> сильнее, чем новости о нём.</p>',
  logo: imageFixture('poster-metropolis'),
  buttons: [{ type: 'target', title: 'Контакты', target: { type: 'screen', link: '/contacts' } }],
};

/** The block as a server sends it. */
export const aboutServiceFixture: MediaBlock = aboutServiceBlock(aboutWords);
