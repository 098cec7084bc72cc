import type { CustomData, MediaBlock } from '@foyer/contract';

/** The block with these words. */
export const whatIsItBlock = (custom_data: CustomData): MediaBlock => ({
  id: 'block-what-is-it',
  type: 'custom_block',
  name: 'what_is_it',
  custom_data,
  items: [],
});

/** The words of the demo service, of which some are stressed. */
export const whatIsItWords: CustomData = {
  title: 'Что это такое',
  text: '<p>Подписка <b>открывает каталог</b>.</p><p>Фильмы, которых в ней нет, можно купить или взять напрокат.</p>',
  bottom_text: 'Без договоров и звонков',
};

/** The block as a server sends it. */
export const whatIsItFixture: MediaBlock = whatIsItBlock(whatIsItWords);
