import type { ViewSeed } from '../seed.types.ts';
import { goOnBlock, screen, shelfBy, text, titles } from './block-seeds.ts';

/** The page of television. */
export const tvView: ViewSeed = {
  alias: 'tv',
  names: text('ТВ-каналы', 'TV channels', 'Հեռուստաալիքներ'),
  blocks: [
    {
      type: 'channels',
      names: text('Сейчас в эфире', 'On air now', 'Հիմա եթերում'),
      source: { kind: 'on_air', limit: 20 },
    },
    {
      type: 'channels',
      names: text('Все каналы', 'All channels', 'Բոլոր ալիքները'),
      source: { kind: 'channels' },
    },
    {
      type: 'channels',
      names: text('Новости', 'News', 'Նորություններ'),
      source: { kind: 'channels', genre: 'news' },
    },
    {
      type: 'channels',
      names: text('Кино', 'Films', 'Կինո'),
      source: { kind: 'channels', genre: 'films' },
    },
    {
      type: 'channels',
      names: text('Детям', 'For children', 'Երեխաներին'),
      source: { kind: 'channels', genre: 'kids' },
    },
  ],
};

/** The page of karaoke. */
export const karaokeView: ViewSeed = {
  alias: 'karaoke',
  names: text('Караоке', 'Karaoke', 'Կարաոկե'),
  descriptions: text(
    'Шестьдесят песен: романсы, рок, народные и детские. Слова на экране.',
    'Sixty songs: romances, rock, folk songs and songs for children, with the words on the screen.',
    'Վաթսուն երգ․ ռոմանսներ, ռոք, ժողովրդական և մանկական։ Բառերն էկրանին են։',
  ),
  blocks: [
    {
      type: 'carousel',
      names: text('Поют чаще всего', 'Sung most often', 'Ամենաշատը երգում են'),
      link: '/karaoke/catalog',
      source: {
        kind: 'list',
        type: 'karaoke_item',
        ids: [
          'ochi-chernye',
          'sinie-okna',
          'tsirani-tsar',
          'tretiy-rels',
          'kalinka',
          'erevan-utrom',
          'auld-lang-syne',
          'poslednyaya-elektrichka',
        ],
      },
    },
    {
      type: 'content',
      names: text('Эстрада', 'Pop', 'Էստրադա'),
      link: '/karaoke/catalog?genre=stage',
      source: { kind: 'karaoke', genre: 'stage' },
    },
    {
      type: 'content',
      names: text('Рок', 'Rock', 'Ռոք'),
      link: '/karaoke/catalog?genre=rock',
      source: { kind: 'karaoke', genre: 'rock' },
    },
    {
      type: 'content',
      names: text('Народные', 'Folk songs', 'Ժողովրդական'),
      link: '/karaoke/catalog?genre=folk',
      source: { kind: 'karaoke', genre: 'folk' },
    },
    {
      type: 'content',
      names: text('Романсы', 'Old romances', 'Ռոմանսներ'),
      link: '/karaoke/catalog?genre=romance',
      source: { kind: 'karaoke', genre: 'romance' },
    },
    {
      type: 'content',
      names: text('Детские', 'For children', 'Մանկական'),
      link: '/karaoke/catalog?genre=kids',
      source: { kind: 'karaoke', genre: 'kids' },
    },
    {
      type: 'content',
      names: text('Праздничные', 'For holidays', 'Տոնական'),
      link: '/karaoke/catalog?genre=holiday',
      source: { kind: 'karaoke', genre: 'holiday' },
    },
  ],
};

/** Where a promo code is entered. */
export const promoCodeView: ViewSeed = {
  alias: 'promocode',
  names: text('Промокод', 'Promo code', 'Պրոմոկոդ'),
  descriptions: text(
    'Введите промокод и получите подписку или скидку.',
    'Enter a promo code and get a subscription or a discount.',
    'Մուտքագրեք պրոմոկոդը և ստացեք բաժանորդագրություն կամ զեղչ։',
  ),
  blocks: [
    {
      type: 'custom_block',
      names: 'promocode',
      customData: {
        title: text('Введите промокод', 'Enter your promo code', 'Մուտքագրեք պրոմոկոդը'),
        text: text(
          'Регистр не важен, пробелы мы уберём сами.',
          'Capitals do not matter, and we take care of the spaces.',
          'Մեծատառերը կարևոր չեն, բացատները կհեռացնենք ինքներս։',
        ),
      },
    },
    {
      type: 'custom_block',
      names: 'promoDetails',
      customData: {
        title: text('Где взять код', 'Where codes come from', 'Որտեղից վերցնել կոդը'),
        text: text(
          '<p>На открытке, в письме, у друга или в газете с кроссвордом.</p>',
          '<p>On a postcard, in a letter, from a friend, or beside a crossword.</p>',
          '<p>Բացիկի վրա, նամակում, ընկերոջից կամ խաչբառի կողքին։</p>',
        ),
      },
    },
    {
      type: 'custom_block',
      tag: 'faq',
      names: text('Если не получилось', 'If it does not work', 'Եթե չստացվեց'),
      customData: {
        faq: [
          {
            id: 'used',
            question: text(
              'Код уже использован',
              'The code has been used',
              'Կոդն արդեն օգտագործվել է',
            ),
            answer: text(
              '<p>Один код работает один раз. Проверьте раздел «Платежи и услуги».</p>',
              '<p>A code works once. See “Payments and services”.</p>',
              '<p>Մեկ կոդն աշխատում է մեկ անգամ։ Ստուգեք «Վճարումներ և ծառայություններ» բաժինը։</p>',
            ),
          },
          {
            id: 'limit',
            question: text('Слишком много попыток', 'Too many tries', 'Չափից շատ փորձեր'),
            answer: text(
              '<p>Пять ошибок в день — и пауза до завтра.</p>',
              '<p>Five mistakes a day, then a pause until tomorrow.</p>',
              '<p>Օրական հինգ սխալ, ապա դադար մինչև վաղը։</p>',
            ),
          },
        ],
      },
    },
  ],
};

/** Where gift certificates are bought. */
export const certificatesView: ViewSeed = {
  alias: 'podarochnye-sertifikaty',
  names: text('Подарочные сертификаты', 'Gift certificates', 'Նվեր-սերտիֆիկատներ'),
  descriptions: text(
    'Подарите кино: код приходит сразу после оплаты.',
    'Give films: the code comes right after payment.',
    'Նվիրեք կինո․ կոդը գալիս է վճարումից անմիջապես հետո։',
  ),
  blocks: [
    {
      type: 'custom_block',
      tag: 'hero',
      names: text('Подарите кино', 'Give films', 'Նվիրեք կինո'),
      customData: {
        title: text('Подарите кино', 'Give films', 'Նվիրեք կինո'),
        text: text(
          'Подарок, который не надо упаковывать.',
          'A present that needs no wrapping.',
          'Նվեր, որը փաթեթավորել պետք չէ։',
        ),
        backgrounds: [{ $picture: 'backdrop-salat-na-sorok-chelovek' }],
        glow_color: '#e0485a',
        buttons: [
          {
            type: 'target',
            title: text('Мои сертификаты', 'My certificates', 'Իմ սերտիֆիկատները'),
            target: screen('/my/certificates'),
          },
        ],
      },
    },
    {
      type: 'custom_block',
      tag: 'buy',
      names: text('Выберите сертификат', 'Choose a certificate', 'Ընտրեք սերտիֆիկատ'),
      customData: {
        type: 'certificate',
        bottom_text: text('Действует год', 'Good for a year', 'Գործում է մեկ տարի'),
      },
    },
    {
      type: 'custom_block',
      tag: 'start',
      names: text('Как это работает', 'How it works', 'Ինչպես է սա աշխատում'),
      customData: {
        cards: [
          { id: 'pay', label: '1', title: text('Оплатите', 'Pay', 'Վճարեք') },
          {
            id: 'send',
            label: '2',
            title: text('Отправьте код', 'Send the code', 'Ուղարկեք կոդը'),
          },
          {
            id: 'enter',
            label: '3',
            title: text(
              'Друг вводит его у себя',
              'Your friend enters it',
              'Ընկերը մուտքագրում է այն',
            ),
          },
        ],
      },
    },
    {
      type: 'content',
      names: text('Что подарить посмотреть', 'What to give to watch', 'Ի՞նչ նվիրել դիտելու'),
      source: titles(
        'malysh',
        'leto-v-gyumri',
        'tandem',
        'kassiopeya',
        'sto-pisem-anush',
        'priklyucheniya-printsa-ahmeda',
      ),
    },
  ],
};

/** Papers of the service. */
export const docsView: ViewSeed = {
  alias: 'docs',
  names: text('Документы', 'Documents', 'Փաստաթղթեր'),
  blocks: [
    {
      type: 'custom_block',
      names: 'docs',
      customData: {
        title: text('Документы', 'Documents', 'Փաստաթղթեր'),
        docs: [
          {
            id: 'offer',
            title: text('Публичная оферта', 'Public offer', 'Հանրային օֆերտա'),
            target: screen('/offer'),
          },
          {
            id: 'recommendations',
            title: text(
              'Как устроены рекомендации',
              'How recommendations work',
              'Ինչպես են աշխատում առաջարկությունները',
            ),
            subtitle: 'PDF',
            target: { type: 'blank', url: '/offer_recom.pdf' },
          },
          {
            id: 'contacts',
            title: text(
              'Контакты и реквизиты',
              'Contacts and company details',
              'Կոնտակտներ և վավերապայմաններ',
            ),
            target: screen('/contacts'),
          },
        ],
      },
    },
    {
      type: 'custom_block',
      names: 'legal',
      customData: {
        text: text(
          '<p>Документы обновляются; действующая редакция — на этой странице.</p>',
          '<p>Documents change; those in force are on this page.</p>',
          '<p>Փաստաթղթերը թարմացվում են․ գործող խմբագրությունն այս էջում է։</p>',
        ),
      },
    },
  ],
};

/** How a television is connected. */
export const smartTvView: ViewSeed = {
  alias: 'smarttv',
  names: text('Смарт-ТВ', 'Smart TV', 'Սմարթ TV'),
  descriptions: text(
    'Подключите телевизор кодом из шести знаков.',
    'Connect a television with a code of six characters.',
    'Միացրեք հեռուստացույցը վեց նիշանոց կոդով։',
  ),
  blocks: [
    {
      type: 'custom_block',
      names: 'tvcode',
      customData: {
        title: text('Подключить телевизор', 'Connect a television', 'Միացնել հեռուստացույցը'),
        text: text(
          'Откройте приложение и введите код с экрана.',
          'Open the app and enter the code it shows.',
          'Բացեք հավելվածը և մուտքագրեք էկրանի կոդը։',
        ),
      },
    },
    {
      type: 'custom_block',
      tag: 'devices',
      names: text('На чём работает', 'What it runs on', 'Ինչի վրա է աշխատում'),
      customData: {
        cards: [
          { id: 'android-tv', icon: 'tv', title: 'Android TV' },
          { id: 'tizen', icon: 'tv', title: 'Tizen' },
          { id: 'webos', icon: 'tv', title: 'webOS' },
          {
            id: 'box',
            icon: 'grid',
            title: text('Приставки', 'Boxes and consoles', 'Կցորդիչներ'),
          },
        ],
      },
    },
    {
      type: 'custom_block',
      tag: 'any_device',
      names: text('Телефон станет пультом', 'Your phone is the remote', 'Հեռախոսը կդառնա վահանակ'),
      image: 'backdrop-belyy-shum',
      customData: {
        text: text(
          'Начните на телефоне, досмотрите на большом экране.',
          'Begin on the phone, finish on the big screen.',
          'Սկսեք հեռախոսով, ավարտեք մեծ էկրանին։',
        ),
      },
    },
  ],
};

/** The services' own landing page. */
export const servicesView: ViewSeed = {
  alias: 'podpiski',
  names: text('Подписки', 'Subscriptions', 'Բաժանորդագրություններ'),
  descriptions: text(
    'Кино, каналы, детский раздел, спорт и караоке: вместе или по отдельности.',
    'Films, channels, the children’s section, sport and karaoke: together or one by one.',
    'Կինո, ալիքներ, մանկական բաժին, սպորտ և կարաոկե՝ միասին կամ առանձին։',
  ),
  blocks: [
    {
      type: 'custom_block',
      tag: 'multi_sub_block',
      names: text('Всё сразу', 'Everything at once', 'Ամեն ինչ միանգամից'),
      source: {
        kind: 'list',
        type: 'service',
        ids: ['kino', 'tv-plus', 'kids', 'sport', 'karaoke'],
      },
      customData: {
        title: text(
          'Одна подписка на всё',
          'One subscription for everything',
          'Մեկ բաժանորդագրություն ամեն ինչի համար',
        ),
        text: text(
          'Выгоднее, чем по отдельности.',
          'Cheaper than one by one.',
          'Ավելի շահավետ, քան առանձին-առանձին։',
        ),
      },
    },
    {
      type: 'custom_block',
      tag: 'four_services',
      names: text('Или по отдельности', 'Or one by one', 'Կամ առանձին-առանձին'),
      source: { kind: 'list', type: 'service', ids: ['kino', 'tv-plus', 'kids', 'karaoke'] },
    },
    {
      type: 'custom_block',
      tag: 'multi_sub_carousel',
      names: text('Кино по подписке', 'Films with a subscription', 'Կինո բաժանորդագրությամբ'),
      source: { kind: 'rule', rule: { types: ['film'], usageModels: ['SERVICE'], limit: 15 } },
    },
    {
      type: 'custom_block',
      tag: 'multi_sub_auto_carousel',
      names: text('Новое на этой неделе', 'New this week', 'Այս շաբաթվա նորույթները'),
      source: { kind: 'rule', rule: { isNew: true, limit: 10 } },
    },
    {
      type: 'custom_block',
      tag: 'multi_sub_special',
      names: text('Детям', 'For children', 'Երեխաներին'),
      source: { kind: 'rule', rule: { maxAge: 6, fromYear: 2000, limit: 8 } },
      customData: {
        text: text(
          'Без рекламы и без взрослых тем.',
          'No advertising and nothing for grown-ups.',
          'Առանց գովազդի և մեծերի թեմաների։',
        ),
      },
    },
    {
      type: 'custom_block',
      tag: 'multi_sub_music',
      names: text('Караоке', 'Karaoke', 'Կարաոկե'),
      source: { kind: 'karaoke', limit: 10 },
    },
    {
      type: 'custom_block',
      tag: 'subservices',
      names: text('Дополнительно', 'Extras', 'Լրացուցիչ'),
      source: { kind: 'list', type: 'service', ids: ['documentary', 'music', 'classics'] },
    },
    {
      type: 'service',
      names: text('Все подписки', 'All subscriptions', 'Բոլոր բաժանորդագրությունները'),
      link: '/services',
      source: { kind: 'services', limit: 20 },
    },
  ],
};

/** A page about a title: what is like it. CALL-036. */
export const similarView: ViewSeed = {
  alias: 'similar',
  names: text('Похожее', 'More like this', 'Նմանատիպ'),
  blocks: [
    {
      type: 'promo',
      names: text('Вы смотрели', 'You watched', 'Դուք դիտել եք'),
      source: { kind: 'similar' },
    },
    {
      type: 'content',
      names: text('Похожее', 'More like this', 'Նմանատիպ'),
      source: { kind: 'similar' },
    },
    goOnBlock,
    shelfBy(text('Высокий рейтинг', 'Highly rated', 'Բարձր վարկանիշ'), {
      minRating: 8,
      sort: 'rating',
    }),
  ],
};

/** What the profile has put aside. */
export const collectionView: ViewSeed = {
  alias: 'my-collection',
  names: text('Избранное', 'Favourites', 'Ընտրյալներ'),
  blocks: [
    {
      type: 'content',
      names: text('Избранное', 'Favourites', 'Ընտրյալներ'),
      source: { kind: 'favourites' },
    },
    goOnBlock,
  ],
};
