import type { ViewSeed } from '../seed.types.ts';
import { text } from './block-seeds.ts';
import { moreNameBlocks } from './landing/names-more.blocks.ts';
import { nameBlocks } from './landing/names.blocks.ts';
import { moreTagBlocks } from './landing/tags-more.blocks.ts';
import { tagBlocks } from './landing/tags.blocks.ts';

/** A marketing page with every tag and every name of custom blocks once. */
export const landingView: ViewSeed = {
  alias: 'landing',
  names: text('Кино на весь вечер', 'Films for the whole evening', 'Կինո ամբողջ երեկոյի համար'),
  descriptions: text(
    'Тысячи фильмов и сериалов, каналы и караоке. Первый месяц за рубль.',
    'Thousands of films and series, channels and karaoke. The first month for one rouble.',
    'Հազարավոր ֆիլմեր և սերիալներ, ալիքներ և կարաոկե։ Առաջին ամիսը մեկ ռուբլով։',
  ),
  blocks: [
    ...nameBlocks.slice(0, 2),
    ...tagBlocks,
    ...nameBlocks.slice(2),
    ...moreTagBlocks,
    ...moreNameBlocks,
  ],
};
