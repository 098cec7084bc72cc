import type { BlockSeed } from '../../seed.types.ts';
import { screen, text, titles } from '../block-seeds.ts';

/** The landing page's other blocks chosen by tag: subscriptions, screens, a quiz. */
export const moreTagBlocks: readonly BlockSeed[] = [
  {
    type: 'custom_block',
    tag: 'multi_sub_block',
    names: text('Мультиподписка', 'The multi-subscription', 'Մուլտիբաժանորդագրություն'),
    source: { kind: 'list', type: 'service', ids: ['kino', 'tv-plus', 'kids', 'sport', 'karaoke'] },
    customData: {
      title: text(
        'Пять подписок по цене двух',
        'Five subscriptions for the price of two',
        'Հինգ բաժանորդագրություն երկուսի գնով',
      ),
      text: text(
        'Кино, каналы, детский раздел, спорт и караоке.',
        'Films, channels, the children’s section, sport and karaoke.',
        'Կինո, ալիքներ, մանկական բաժին, սպորտ և կարաոկե։',
      ),
      service_id: 'vse',
      variant: 'wide',
      buttons: [
        {
          type: 'target',
          title: text('Все подписки', 'All subscriptions', 'Բոլոր բաժանորդագրությունները'),
          target: screen('/services'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'multi_sub_carousel',
    names: text('Что внутри: кино', 'What is inside: films', 'Ինչ կա ներսում՝ կինո'),
    source: titles(
      'gorod-posle-dozhdya',
      'tihaya-voda',
      'leto-v-gyumri',
      'storona-b',
      'chuzhie-litsa',
      'kassiopeya',
    ),
    customData: { label: text('Кино', 'Films', 'Կինո'), glow_color: '#3d8bff' },
  },
  {
    type: 'custom_block',
    tag: 'multi_sub_auto_carousel',
    names: text('Что внутри: новинки', 'What is inside: new titles', 'Ինչ կա ներսում՝ նորույթներ'),
    source: { kind: 'rule', rule: { isNew: true, limit: 12 } },
    customData: { label: text('Новинки', 'New', 'Նորույթներ') },
  },
  {
    type: 'custom_block',
    tag: 'multi_sub_special',
    names: text(
      'Только в мультиподписке',
      'Only in the multi-subscription',
      'Միայն մուլտիբաժանորդագրությունում',
    ),
    source: titles('beyrutskiy-fotograf', 'tysyacha-stupeney-vniz', 'tri-versii-odnoy-nochi'),
    customData: {
      promo_label: text('Эксклюзив', 'Exclusive', 'Բացառիկ'),
      text: text(
        'Эти премьеры больше нигде не показывают.',
        'These premieres are shown nowhere else.',
        'Այս պրեմիերաներն ուրիշ ոչ մի տեղ չեն ցուցադրվում։',
      ),
      backgrounds: [{ $picture: 'backdrop-beyrutskiy-fotograf' }],
    },
  },
  {
    type: 'custom_block',
    tag: 'multi_sub_music',
    names: text('Что внутри: музыка', 'What is inside: music', 'Ինչ կա ներսում՝ երաժշտություն'),
    source: { kind: 'karaoke', genre: 'stage', limit: 10 },
    customData: { label: text('Караоке', 'Karaoke', 'Կարաոկե'), glow_color: '#c04bff' },
  },
  {
    type: 'custom_block',
    tag: 'subservices',
    names: text('Можно добавить', 'You can add', 'Կարելի է ավելացնել'),
    source: { kind: 'list', type: 'service', ids: ['documentary', 'music', 'classics'] },
  },
  {
    type: 'custom_block',
    tag: 'personal_collections',
    names: text(
      'Подборки под настроение',
      'Collections for your mood',
      'Ընտրանիներ ըստ տրամադրության',
    ),
    link: '/collections',
    source: {
      kind: 'list',
      type: 'collection',
      ids: [
        'posle-tyazhelogo-dnya',
        'kogda-ne-spitsya',
        'dlya-dvoih',
        'doroga-zovet',
        'kino-i-muzyka',
        'vzroslym-i-detyam',
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'watch_tv',
    names: text(
      'Телевидение без антенны',
      'Television without an aerial',
      'Հեռուստատեսություն առանց ալեհավաքի',
    ),
    link: '/tv',
    source: { kind: 'on_air', limit: 8 },
    customData: {
      text: text(
        'Пауза, перемотка и архив на трое суток.',
        'Pause, rewind and a three-day archive.',
        'Դադար, հետընթաց և երեք օրվա արխիվ։',
      ),
      buttons: [
        {
          type: 'block_target',
          title: text('Программа передач', 'The guide', 'Հաղորդումների ծրագիր'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'devices',
    names: text('Ваши экраны', 'Your screens', 'Ձեր էկրանները'),
    customData: {
      cards: [
        {
          id: 'tv',
          icon: 'tv',
          title: text('Телевизор', 'Television', 'Հեռուստացույց'),
          text: text(
            'Код на экране — и готово',
            'A code on the screen, and that is it',
            'Կոդն էկրանին, և վերջ',
          ),
          target: screen('/smarttv'),
        },
        {
          id: 'phone',
          icon: 'phone',
          title: text('Телефон', 'Phone', 'Հեռախոս'),
          text: text('И в дороге', 'On the road too', 'Նաև ճանապարհին'),
        },
        {
          id: 'computer',
          icon: 'globe',
          title: text('Компьютер', 'Computer', 'Համակարգիչ'),
          text: text('Прямо в браузере', 'In the browser', 'Անմիջապես զննարկիչում'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'any_device',
    names: text(
      'Начните здесь, досмотрите там',
      'Begin here, finish there',
      'Սկսեք այստեղ, ավարտեք այնտեղ',
    ),
    image: 'backdrop-nochnoy-ekspress',
    customData: {
      text: text(
        'Место в фильме помнит аккаунт, а не устройство.',
        'The account remembers the place, not the device.',
        'Ֆիլմի տեղը հիշում է հաշիվը, ոչ թե սարքը։',
      ),
      label: text('Пять устройств', 'Five devices', 'Հինգ սարք'),
    },
  },
  {
    type: 'custom_block',
    tag: 'quiz',
    names: text('Что посмотреть сегодня', 'What to watch today', 'Ի՞նչ դիտել այսօր'),
    customData: {
      quiz: {
        start: {
          title: text('Не знаете, что выбрать?', 'Cannot choose?', 'Չգիտե՞ք ինչ ընտրել'),
          text: text(
            'Один вопрос — и готовый вечер.',
            'One question, and the evening is planned.',
            'Մեկ հարց, և երեկոն պատրաստ է։',
          ),
          button_title: text('Начать', 'Begin', 'Սկսել'),
        },
        main: {
          title: text(
            'Какой сегодня был день?',
            'What kind of day was it?',
            'Ինչպիսի՞ օր էր այսօր',
          ),
          options: [
            {
              id: 'hard',
              title: text('Тяжёлый', 'A hard one', 'Ծանր'),
              target: screen('/collections/posle-tyazhelogo-dnya'),
            },
            {
              id: 'dull',
              title: text('Скучный', 'A dull one', 'Ձանձրալի'),
              target: screen('/collections/kto-ubil'),
            },
            {
              id: 'tender',
              title: text('Нежный', 'A tender one', 'Քնքուշ'),
              target: screen('/collections/dlya-dvoih'),
            },
            {
              id: 'mad',
              title: text('Сумасшедший', 'A mad one', 'Խելահեղ'),
              target: screen('/collections/den-kosmonavtiki'),
            },
          ],
          button_title: text('Показать', 'Show me', 'Ցույց տալ'),
        },
      },
    },
  },
];
