import type { CustomCard } from '@foyer/contract';
import type { BlockSource, TitleRule } from '../../database/block-source.ts';
import type { Localised } from '../../database/localised.ts';
import type { Texts } from '../../database/texts.ts';
import type { BlockSeed } from '../seed.types.ts';

/** A text in Russian, English and Armenian. */
export const text = (rus: string, eng: string, hye: string): Texts => ({ rus, eng, hye });

/** These titles, in this order. */
export const titles = (...ids: readonly string[]): BlockSource => ({
  kind: 'list',
  type: 'media_item',
  ids,
});

/** A shelf of these titles. */
export const shelfOf = (names: Texts, ids: readonly string[], link?: string): BlockSeed => ({
  type: 'content',
  names,
  source: titles(...ids),
  ...(link !== undefined && { link }),
});

/** A shelf of what a rule takes from the catalogue. */
export const shelfBy = (names: Texts, rule: TitleRule, link?: string): BlockSeed => ({
  type: 'content',
  names,
  source: { kind: 'rule', rule },
  ...(link !== undefined && { link }),
});

/** What the profile goes on with. */
export const goOnBlock: BlockSeed = {
  type: 'carousel',
  names: text('Продолжить просмотр', 'Continue watching', 'Շարունակել դիտումը'),
  source: { kind: 'continue_watching' },
  link: '/my/positions',
};

/** What was picked for the profile, and the way to choose tastes. */
export const forYouBlock: BlockSeed = {
  type: 'recom_cold_start',
  names: text('Подобрано для вас', 'Picked for you', 'Ընտրված է ձեզ համար'),
  subNames: text(
    'Выберите любимое, и полка станет точнее',
    'Choose what you like, and the shelf gets better',
    'Ընտրեք սիրելիները, և դարակն ավելի ճշգրիտ կդառնա',
  ),
  source: { kind: 'recommendations' },
};

/** A place inside the site. */
export const screen = (link: string) => ({ type: 'screen' as const, link });

/** A card of a filter block: a list of a theme with one option chosen. FILTER-003, FILTER-004. */
export const filterCard = (
  [theme, filter, option]: readonly [theme: string, filter: string, option: string],
  title: Texts,
  picture: string,
): Localised<CustomCard> => ({
  id: `${theme}-${option}`,
  title,
  image: { $picture: `backdrop-${picture}` },
  target: screen(`/${theme}/catalog?${filter}=${option}`),
});

/** Cards that lead into the list of a theme. */
export const filtersBlock = (cards: readonly Localised<CustomCard>[]): BlockSeed => ({
  type: 'custom_block',
  tag: 'filters',
  names: text('Что посмотреть', 'What to watch', 'Ի՞նչ դիտել'),
  customData: { cards },
});

/** A text for search engines, for those who have not signed in. BLOCK-077. */
export const seoBlock = (title: Texts, html: Texts): BlockSeed => ({
  type: 'custom_block',
  names: 'seoText',
  displayType: 'unauthorized',
  customData: { title, text: html },
});
