import type { BlockSeed } from '../../seed.types.ts';
import { screen, text, titles } from '../block-seeds.ts';

/** The landing page's blocks chosen by tag: what the service is. */
export const tagBlocks: readonly BlockSeed[] = [
  {
    type: 'custom_block',
    tag: 'hero',
    names: text('Кино на весь вечер', 'Films for the whole evening', 'Կինո ամբողջ երեկոյի համար'),
    subNames: text(
      'Первый месяц за рубль',
      'The first month for one rouble',
      'Առաջին ամիսը մեկ ռուբլով',
    ),
    link: '/services',
    customData: {
      title: text('Кино на весь вечер', 'Films for the whole evening', 'Կինո ամբողջ երեկոյի համար'),
      text: text(
        'Тысячи фильмов и сериалов, шестьдесят каналов и караоке. <b>Без рекламы.</b>',
        'Thousands of films and series, sixty channels and karaoke. <b>No advertising.</b>',
        'Հազարավոր ֆիլմեր և սերիալներ, վաթսուն ալիք և կարաոկե։ <b>Առանց գովազդի։</b>',
      ),
      service_id: 'kino',
      promo_label: text('Предложение недели', 'Offer of the week', 'Շաբաթվա առաջարկ'),
      advantage: text('Отмена в любой день', 'Cancel on any day', 'Չեղարկում ցանկացած օր'),
      glow_color: '#ff6a3d',
      blur_colors: ['#1d2b3a', '#ff6a3d'],
      backgrounds: [{ $picture: 'backdrop-gorod-posle-dozhdya' }],
      bg_image_url: '/api/v1/images/backdrop-gorod-posle-dozhdya/1920x1080.webp',
      bg_video_url: '/api/v1/origin/ad-2/ad-2.mp4',
      timer: {
        title: text('До конца предложения', 'The offer ends in', 'Առաջարկի ավարտին մնացել է'),
        end_date_time: { $inDays: 12 },
      },
      buttons: [
        { type: 'block_target', title: text('Подключить', 'Subscribe', 'Միացնել') },
        {
          type: 'target',
          title: text(
            'Сначала посмотреть каталог',
            'See the catalogue first',
            'Նախ տեսնել կատալոգը',
          ),
          target: screen('/movies'),
        },
        {
          type: 'modal',
          title: text('Условия', 'Conditions', 'Պայմաններ'),
          modal: {
            title: text('Как это работает', 'How it works', 'Ինչպես է սա աշխատում'),
            text: text(
              '<p>Первый месяц стоит 1 ₽, дальше — обычная цена. Отменить можно в любой день.</p>',
              '<p>The first month costs 1 ₽, then the usual price. You can cancel on any day.</p>',
              '<p>Առաջին ամիսն արժե 1 ₽, հետո՝ սովորական գինը։ Չեղարկել կարելի է ցանկացած օր։</p>',
            ),
          },
        },
      ],
      bottom_text: text(
        'Предложение для новых подписчиков',
        'For new subscribers',
        'Առաջարկ նոր բաժանորդների համար',
      ),
    },
  },
  {
    type: 'custom_block',
    tag: 'all_in_one',
    names: text(
      'Всё в одной подписке',
      'Everything in one subscription',
      'Ամեն ինչ մեկ բաժանորդագրությամբ',
    ),
    customData: {
      cards: [
        {
          id: 'films',
          icon: 'film',
          title: text('Кино', 'Films', 'Կինո'),
          text: text(
            'От 1895 года до вчерашней премьеры',
            'From 1895 to yesterday’s premiere',
            '1895 թվականից մինչև երեկվա պրեմիերան',
          ),
          target: screen('/movies'),
        },
        {
          id: 'series',
          icon: 'series',
          title: text('Сериалы', 'Series', 'Սերիալներ'),
          text: text('Целыми сезонами', 'By the season', 'Ամբողջ եթերաշրջաններով'),
          target: screen('/series'),
        },
        {
          id: 'tv',
          icon: 'tv',
          title: text('Каналы', 'Channels', 'Ալիքներ'),
          text: text('С архивом на трое суток', 'With a three-day archive', 'Երեք օրվա արխիվով'),
          target: screen('/tv'),
        },
        {
          id: 'karaoke',
          icon: 'music',
          title: text('Караоке', 'Karaoke', 'Կարաոկե'),
          text: text('Слова на экране', 'Words on the screen', 'Բառերն էկրանին'),
          target: screen('/karaoke'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'auto_carousel',
    names: text('Смотрят прямо сейчас', 'Being watched right now', 'Դիտում են հենց հիմա'),
    source: titles(
      'gorod-posle-dozhdya',
      'beyrutskiy-fotograf',
      'tri-versii-odnoy-nochi',
      'tysyacha-stupeney-vniz',
      'chastota-devyat',
      'kassiopeya',
    ),
  },
  {
    type: 'custom_block',
    tag: 'buy',
    names: text('Выберите срок', 'Choose how long', 'Ընտրեք ժամկետը'),
    source: { kind: 'list', type: 'service', ids: ['kino', 'vse', '137037561'] },
    customData: {
      title: text('Выберите срок', 'Choose how long', 'Ընտրեք ժամկետը'),
      bottom_text: text('Цена указана с налогом', 'Prices include tax', 'Գինը ներառում է հարկը'),
    },
  },
  {
    type: 'custom_block',
    tag: 'features_blocks',
    names: text('Почему у нас', 'Why us', 'Ինչո՞ւ մենք'),
    customData: {
      cards: [
        {
          id: 'subtitles',
          icon: 'captions',
          title: text(
            'Субтитры на трёх языках',
            'Subtitles in three languages',
            'Ենթագրեր երեք լեզվով',
          ),
        },
        {
          id: 'profiles',
          icon: 'user',
          title: text(
            'Профили для всей семьи',
            'Profiles for the whole family',
            'Պրոֆիլներ ամբողջ ընտանիքի համար',
          ),
        },
        {
          id: 'archive',
          icon: 'rewind',
          title: text('Эфир можно отмотать', 'Live can be rewound', 'Եթերը կարելի է հետ տալ'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'filters',
    names: text('По настроению', 'By mood', 'Ըստ տրամադրության'),
    customData: {
      cards: [
        {
          id: 'laugh',
          title: text('Посмеяться', 'Laugh', 'Ծիծաղել'),
          image: { $picture: 'backdrop-sosedi-sverhu' },
          target: screen('/movies/catalog?genres=comedy'),
        },
        {
          id: 'fear',
          title: text('Испугаться', 'Be scared', 'Վախենալ'),
          image: { $picture: 'backdrop-volchiy-chas' },
          target: screen('/movies/catalog?genres=horror'),
        },
        {
          id: 'cry',
          title: text('Поплакать', 'Cry', 'Լաց լինել'),
          image: { $picture: 'backdrop-sto-pisem-anush' },
          target: screen('/movies/catalog?genres=melodrama'),
        },
        {
          id: 'think',
          title: text('Подумать', 'Think', 'Մտածել'),
          image: { $picture: 'backdrop-den-bez-teni' },
          target: screen('/movies/catalog?genres=sci-fi'),
        },
        {
          id: 'learn',
          title: text('Узнать', 'Learn', 'Իմանալ'),
          image: { $picture: 'backdrop-shestoy-kontinent' },
          target: screen('/education/catalog'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'four_services',
    names: text(
      'Четыре подписки на выбор',
      'Four subscriptions to choose from',
      'Չորս բաժանորդագրություն ընտրության համար',
    ),
    source: { kind: 'list', type: 'service', ids: ['kino', 'tv-plus', 'kids', 'karaoke'] },
  },
  {
    type: 'custom_block',
    tag: 'more_details',
    names: text('Подробнее о каталоге', 'More about the catalogue', 'Ավելին կատալոգի մասին'),
    customData: {
      text: text(
        '<p>Мы собираем кино, которое хочется пересматривать: немую классику с новой музыкой, тихие драмы и шумные комедии.</p><p>Каждую пятницу — премьеры.</p>',
        '<p>We collect films worth watching twice: silent classics with new music, quiet dramas and loud comedies.</p><p>Premieres every Friday.</p>',
        '<p>Մենք հավաքում ենք կինո, որ ուզում ես նորից դիտել․ համր դասականներ նոր երաժշտությամբ, լուռ դրամաներ և աղմկոտ կատակերգություններ։</p><p>Ամեն ուրբաթ՝ պրեմիերաներ։</p>',
      ),
      buttons: [
        {
          type: 'target',
          title: text('Все подборки', 'All collections', 'Բոլոր ընտրանիները'),
          target: screen('/collections'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'prompt',
    names: text('Уже есть аккаунт?', 'Have an account already?', 'Արդեն հաշիվ ունե՞ք'),
    displayType: 'unauthorized',
    customData: {
      text: text(
        'Войдите, и всё, что вы начали, ждёт на своём месте.',
        'Sign in, and everything you began is where you left it.',
        'Մուտք գործեք, և այն ամենը, ինչ սկսել եք, ձեզ է սպասում։',
      ),
      buttons: [
        { type: 'target', title: text('Войти', 'Sign in', 'Մուտք'), target: screen('/auth') },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'start',
    names: text('Начать просто', 'Beginning is easy', 'Սկսելը հեշտ է'),
    customData: {
      cards: [
        {
          id: 'step-1',
          label: '1',
          title: text('Укажите телефон', 'Enter your phone', 'Նշեք հեռախոսը'),
        },
        {
          id: 'step-2',
          label: '2',
          title: text('Выберите подписку', 'Choose a subscription', 'Ընտրեք բաժանորդագրությունը'),
        },
        { id: 'step-3', label: '3', title: text('Смотрите', 'Watch', 'Դիտեք') },
      ],
      buttons: [
        { type: 'target', title: text('Начать', 'Begin', 'Սկսել'), target: screen('/auth') },
      ],
    },
  },
  {
    type: 'custom_block',
    tag: 'faq',
    names: text('Частые вопросы', 'Frequent questions', 'Հաճախ տրվող հարցեր'),
    customData: {
      faq: [
        {
          id: 'cancel',
          question: text('Можно ли отменить?', 'Can I cancel?', 'Կարելի՞ է չեղարկել'),
          answer: text(
            '<p>Да, в любой день, в разделе «Платежи и услуги».</p>',
            '<p>Yes, on any day, in “Payments and services”.</p>',
            '<p>Այո, ցանկացած օր՝ «Վճարումներ և ծառայություններ» բաժնում։</p>',
          ),
        },
        {
          id: 'devices',
          question: text('На скольких экранах?', 'On how many screens?', 'Քանի՞ էկրանին'),
          answer: text(
            '<p>На пяти устройствах одного аккаунта.</p>',
            '<p>On five devices of one account.</p>',
            '<p>Մեկ հաշվի հինգ սարքի վրա։</p>',
          ),
        },
        {
          id: 'ads',
          question: text('Есть ли реклама?', 'Is there advertising?', 'Գովազդ կա՞'),
          answer: text(
            '<p>В подписке — нет. В бесплатных каналах — немного.</p>',
            '<p>With a subscription none; a little in the free channels.</p>',
            '<p>Բաժանորդագրությամբ՝ ոչ։ Անվճար ալիքներում՝ մի քիչ։</p>',
          ),
        },
      ],
    },
  },
];
