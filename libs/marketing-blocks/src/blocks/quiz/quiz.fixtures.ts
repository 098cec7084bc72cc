import type { MediaBlock, Quiz } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

const pictures = ['metropolis', 'kassiopeya', 'tihaya-voda', 'volchiy-chas'] as const;
const links = ['/collections/hard', '/collections/dull', '/collections/two', '/collections/mad'];

const options = (titles: readonly string[]): Quiz['main']['options'] =>
  titles.map((title, index) => ({
    id: `option-${index + 1}`,
    title,
    image: imageFixture(`backdrop-${pictures[index]}`),
    target: { type: 'screen', link: links[index] },
  }));

/** What a quiz says in each language. */
export const quizWords = {
  rus: {
    start: {
      title: 'Не знаете, что выбрать?',
      text: 'Один вопрос — и готовый вечер.',
      button_title: 'Начать',
    },
    main: {
      title: 'Какой сегодня был день?',
      options: options(['Тяжёлый', 'Скучный', 'Нежный', 'Сумасшедший']),
      button_title: 'Показать',
    },
  },
  eng: {
    start: {
      title: 'Cannot choose?',
      text: 'One question, and the evening is planned.',
      button_title: 'Begin',
    },
    main: {
      title: 'What kind of day was it?',
      options: options(['A hard one', 'A dull one', 'A tender one', 'A mad one']),
      button_title: 'Show me',
    },
  },
  hye: {
    start: {
      title: 'Չգիտե՞ք ինչ ընտրել',
      text: 'Մեկ հարց, և երեկոն պատրաստ է։',
      button_title: 'Սկսել',
    },
    main: {
      title: 'Ինչպիսի՞ օր էր այսօր',
      options: options(['Ծանր', 'Ձանձրալի', 'Քնքուշ', 'Խելահեղ']),
      button_title: 'Ցույց տալ',
    },
  },
} satisfies Record<string, Quiz>;

/** The block with a quiz, as a server sends it. */
export const quizBlock = (quiz: Quiz): MediaBlock => ({
  id: 'block-quiz',
  type: 'custom_block',
  tag: 'quiz',
  name: 'Что посмотреть сегодня',
  custom_data: { quiz },
  items: [],
});

/** The block as a server sends it. */
export const quizFixture: MediaBlock = quizBlock(quizWords.rus);
