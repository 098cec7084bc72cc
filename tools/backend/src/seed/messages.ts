import type { MessageContent } from '../modules/messages/message-answer.ts';

/** A message of a demo account's journal. */
export interface MessageSeed extends MessageContent {
  /** Last digits of the account: `demo-2`. */
  accountId: string;
  hoursAgo: number;
  /** Whether it was shown already. */
  isRead?: boolean;
}

const newSeason: Omit<MessageSeed, 'accountId'> = {
  hoursAgo: 5,
  titles: { rus: 'Новинки недели', eng: 'New this week', hye: 'Շաբաթվա նորույթները' },
  texts: {
    rus: 'Двенадцать премьер, среди них <b>«Ночной экспресс»</b> и немая классика с новой музыкой.',
    eng: 'Twelve premieres, among them <b>Night Express</b> and silent classics with new music.',
    hye: 'Տասներկու պրեմիերա, այդ թվում՝ <b>«Գիշերային ճեպընթաց»</b> և համր դասականներ նոր երաժշտությամբ։',
  },
  target: {
    type: 'screen',
    link: 'movies/nochnoy-ekspress',
    title: { rus: 'Смотреть', eng: 'Watch', hye: 'Դիտել' },
  },
};

const poll: Omit<MessageSeed, 'accountId'> = {
  hoursAgo: 30,
  titles: { rus: 'Как вам сервис?', eng: 'How do you like us?', hye: 'Ինչպե՞ս եք գնահատում մեզ' },
  texts: {
    rus: 'Два вопроса, меньше минуты.',
    eng: 'Two questions, less than a minute.',
    hye: 'Երկու հարց, մեկ րոպեից քիչ։',
  },
  poll: {
    id: 'poll-service',
    title: { rus: 'Как вам сервис?', eng: 'How do you like us?', hye: 'Ինչպե՞ս եք գնահատում մեզ' },
    questions: [
      {
        question: {
          rus: 'Легко ли находить, что посмотреть?',
          eng: 'Is it easy to find something to watch?',
          hye: 'Հե՞շտ է գտնել դիտելու բան',
        },
        answers: [
          { rus: 'Да, всегда', eng: 'Yes, always', hye: 'Այո, միշտ' },
          { rus: 'Когда как', eng: 'It depends', hye: 'Երբեմն' },
          { rus: 'Нет', eng: 'No', hye: 'Ոչ' },
        ],
      },
      {
        question: {
          rus: 'Чего вам не хватает?',
          eng: 'What do you miss?',
          hye: 'Ի՞նչն է պակասում ձեզ',
        },
        answers: [
          { rus: 'Новинок', eng: 'New films', hye: 'Նոր ֆիլմեր' },
          { rus: 'Классики', eng: 'Classics', hye: 'Դասականներ' },
          { rus: 'Сериалов', eng: 'Series', hye: 'Սերիալներ' },
          { rus: 'Всего хватает', eng: 'Nothing at all', hye: 'Ամեն ինչ բավական է' },
        ],
      },
    ],
  },
};

const welcome: Omit<MessageSeed, 'accountId'> = {
  hoursAgo: 24 * 20,
  isRead: true,
  titles: { rus: 'Добро пожаловать', eng: 'Welcome', hye: 'Բարի գալուստ' },
  texts: {
    rus: 'Заведите профили для всей семьи: у каждого будут свои история и избранное.',
    eng: 'Create profiles for the whole family: everyone has a history and favourites of their own.',
    hye: 'Ստեղծեք պրոֆիլներ ամբողջ ընտանիքի համար․ ամեն մեկն ունի իր պատմությունն ու ընտրյալները։',
  },
  target: {
    type: 'screen',
    link: 'my',
    title: { rus: 'Профили', eng: 'Profiles', hye: 'Պրոֆիլներ' },
  },
};

/** The journals of the demo accounts. */
export const messageSeeds: readonly MessageSeed[] = [
  { ...newSeason, accountId: 'demo-2' },
  { ...poll, accountId: 'demo-2' },
  { ...welcome, accountId: 'demo-2' },
  { ...newSeason, accountId: 'demo-5' },
  { ...poll, accountId: 'demo-5' },
  { ...welcome, accountId: 'demo-5' },
  { ...welcome, accountId: 'demo-1' },
];
