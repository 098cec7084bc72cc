import type { Texts } from '@foyer/contract';
import type * as schema from '../../database/schema.ts';
import { say } from './service-seed.ts';

type ProgramRow = typeof schema.bonusPrograms.$inferInsert;

/** The program whose points can pay. */
export const mainProgramId = 'svet';

const joined = (...paragraphs: Texts[]): Texts => ({
  rus: paragraphs.map(({ rus }) => rus).join('\n\n'),
  eng: paragraphs.map(({ eng }) => eng).join('\n\n'),
  hye: paragraphs.map(({ hye }) => hye).join('\n\n'),
});

const rate = say(
  'Один балл — один рубль при оплате фильмов и подписок.',
  'One point is one rouble when you pay for films and subscriptions.',
  'Մեկ միավորը մեկ ռուբլի է՝ ֆիլմերի և բաժանորդագրությունների վճարման ժամանակ։',
);

/** The bonus programs of the demo: two by phone, one by e-mail, and one that is closed. */
export const bonusProgramRows: readonly ProgramRow[] = [
  {
    id: mainProgramId,
    position: 0,
    names: say('Свет', 'Light', 'Լույս'),
    imageId: 'backdrop-severnyy-svet',
    descriptions: joined(
      say(
        'Баллы приходят за розыгрыши, промокоды и дни рождения.',
        'Points come from draws, promo codes and birthdays.',
        'Միավորները գալիս են խաղարկություններից, պրոմոկոդերից և ծննդյան օրերից։',
      ),
      rate,
    ),
    terms: say(
      'Участие бесплатное. Баллы действуют год. Номер телефона нужен, чтобы узнать вас в кассах партнёров.',
      'Taking part is free. Points last a year. The phone number lets our partners know you.',
      'Մասնակցությունն անվճար է։ Միավորները գործում են մեկ տարի։ Հեռախոսահամարը պետք է, որ գործընկերները ճանաչեն ձեզ։',
    ),
    loginType: 'phone',
    usesCustomLogin: true,
  },
  {
    id: 'avrora',
    position: 1,
    names: say('Аврора', 'Aurora', 'Ավրորա'),
    imageId: 'backdrop-lunnyy-reestr',
    descriptions: joined(
      say(
        'Мили авиакомпании за каждую подписку.',
        'Air miles for every subscription.',
        'Ավիաընկերության մղոններ յուրաքանչյուր բաժանորդագրության համար։',
      ),
      rate,
    ),
    terms: say(
      'Подключается на номер телефона аккаунта. Заявку рассматривает авиакомпания.',
      'Joined with the phone of your account. The airline considers your request.',
      'Միանում է հաշվի հեռախոսահամարով։ Հայտը քննում է ավիաընկերությունը։',
    ),
    loginType: 'phone',
    usesCustomLogin: false,
  },
  {
    id: 'pisma',
    position: 2,
    names: say('Письма', 'Letters', 'Նամակներ'),
    imageId: 'backdrop-tihaya-voda',
    descriptions: joined(
      say(
        'Баллы за чтение наших писем, по одному в неделю.',
        'Points for reading our letters, one a week.',
        'Միավորներ մեր նամակները կարդալու համար՝ շաբաթը մեկ։',
      ),
      rate,
    ),
    terms: say(
      'Нужен адрес почты. Отписаться можно в каждом письме.',
      'An e-mail address is needed. Every letter lets you leave.',
      'Անհրաժեշտ է էլ. փոստի հասցե։ Հրաժարվել կարող եք ցանկացած նամակից։',
    ),
    loginType: 'email',
    usesCustomLogin: true,
  },
  {
    id: 'premera',
    position: 3,
    names: say('Премьера', 'Premiere', 'Պրեմիերա'),
    imageId: 'backdrop-zhest',
    descriptions: joined(
      say(
        'Приглашения на премьеры для первых участников.',
        'Invitations to premieres for the first members.',
        'Պրեմիերաների հրավերներ առաջին մասնակիցների համար։',
      ),
      rate,
    ),
    terms: say(
      'Набор участников закончен.',
      'The program takes no more members.',
      'Մասնակիցների հավաքագրումն ավարտված է։',
    ),
    loginType: 'phone',
    isOpen: false,
    usesCustomLogin: false,
  },
];
