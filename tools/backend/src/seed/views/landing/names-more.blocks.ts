import type { BlockSeed } from '../../seed.types.ts';
import { screen, text, titles } from '../block-seeds.ts';

/** The landing page's other blocks chosen by name: people, players, forms and small print. */
export const moreNameBlocks: readonly BlockSeed[] = [
  {
    type: 'custom_block',
    names: 'persons',
    source: {
      kind: 'banners',
      banners: [
        {
          id: 'person-anna',
          title: text('Анна Ветрова', 'Anna Vetrova', 'Աննա Վետրովա'),
          images: [{ $picture: 'person-anna-vetrova' }],
          target: screen('/persons/anna-vetrova'),
          size: 'small',
        },
        {
          id: 'person-ilya',
          title: text('Илья Гордин', 'Ilya Gordin', 'Իլյա Գորդին'),
          images: [{ $picture: 'person-ilya-gordin' }],
          target: screen('/persons/ilya-gordin'),
          size: 'small',
        },
        {
          id: 'person-mariam',
          title: text('Мариам Саркисян', 'Mariam Sarkisyan', 'Մարիամ Սարգսյան'),
          images: [{ $picture: 'person-mariam-sarkisyan' }],
          target: screen('/persons/mariam-sarkisyan'),
          size: 'small',
        },
        {
          id: 'person-tigran',
          title: text('Тигран Адамян', 'Tigran Adamyan', 'Տիգրան Ադամյան'),
          images: [{ $picture: 'person-tigran-adamyan' }],
          target: screen('/persons/tigran-adamyan'),
          size: 'small',
        },
      ],
    },
    customData: {
      title: text('Лица этого года', 'Faces of the year', 'Այս տարվա դեմքերը'),
      person_cards: {
        cards: [
          {
            banner_id: 'person-anna',
            title: text('Анна Ветрова', 'Anna Vetrova', 'Աննա Վետրովա'),
            role: text('Режиссёр и актриса', 'Director and actress', 'Ռեժիսոր և դերասանուհի'),
          },
          {
            banner_id: 'person-ilya',
            title: text('Илья Гордин', 'Ilya Gordin', 'Իլյա Գորդին'),
            role: text('Актёр', 'Actor', 'Դերասան'),
            subtitle: text(
              'Шесть ролей за сезон',
              'Six parts in a season',
              'Վեց դեր մեկ եթերաշրջանում',
            ),
          },
          {
            banner_id: 'person-mariam',
            title: text('Мариам Саркисян', 'Mariam Sarkisyan', 'Մարիամ Սարգսյան'),
            role: text('Актриса', 'Actress', 'Դերասանուհի'),
          },
          {
            banner_id: 'person-tigran',
            title: text('Тигран Адамян', 'Tigran Adamyan', 'Տիգրան Ադամյան'),
            role: text('Актёр', 'Actor', 'Դերասան'),
          },
        ],
        without_shadow: true,
      },
    },
  },
  {
    type: 'custom_block',
    names: 'faq',
    customData: {
      title: text('Остались вопросы', 'Questions left', 'Մնացել են հարցեր'),
      faq: [
        {
          id: 'where',
          question: text('Где смотреть?', 'Where can I watch?', 'Որտե՞ղ դիտել'),
          answer: text(
            '<p>В браузере и на телевизоре.</p>',
            '<p>In a browser and on television.</p>',
            '<p>Զննարկիչում և հեռուստացույցով։</p>',
          ),
        },
        {
          id: 'pay',
          question: text('Чем платить?', 'How do I pay?', 'Ինչո՞վ վճարել'),
          answer: text(
            '<p>Картой, со счёта или баллами.</p>',
            '<p>By card, from your balance or with points.</p>',
            '<p>Քարտով, հաշվից կամ միավորներով։</p>',
          ),
        },
      ],
      buttons: [
        {
          type: 'target',
          title: text('Все ответы', 'All answers', 'Բոլոր պատասխանները'),
          target: screen('/faq'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'featuresSmall',
    customData: {
      cards: [
        {
          id: 'no-ads',
          icon: 'check',
          title: text('Без рекламы', 'No advertising', 'Առանց գովազդի'),
        },
        {
          id: 'five-devices',
          icon: 'check',
          title: text('Пять устройств', 'Five devices', 'Հինգ սարք'),
        },
        {
          id: 'three-languages',
          icon: 'check',
          title: text('Три языка', 'Three languages', 'Երեք լեզու'),
        },
        {
          id: 'any-day',
          icon: 'check',
          title: text('Отмена в любой день', 'Cancel on any day', 'Չեղարկում ցանկացած օր'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'what_is_it',
    customData: {
      title: text('Что это такое', 'What is it', 'Ի՞նչ է սա'),
      text: text(
        '<p>Подписка открывает каталог. Фильмы, которых в ней нет, можно купить или взять напрокат.</p>',
        '<p>A subscription opens the catalogue. Films outside it can be bought or rented.</p>',
        '<p>Բաժանորդագրությունը բացում է կատալոգը։ Այն ֆիլմերը, որոնք դրանում չկան, կարելի է գնել կամ վարձել։</p>',
      ),
      bottom_text: text(
        'Без договоров и звонков',
        'No contracts, no phone calls',
        'Առանց պայմանագրերի և զանգերի',
      ),
    },
  },
  {
    type: 'custom_block',
    names: 'player',
    customData: {
      title: text('Минута, чтобы понять', 'A minute to understand', 'Մեկ րոպե հասկանալու համար'),
      type: 'trailer',
      url_id: 'gorod-posle-dozhdya',
      video_url: '/api/v1/origin/trailer/manifest.mpd',
      is_external: false,
      use_original_source: true,
    },
  },
  {
    type: 'custom_block',
    names: 'playerPlaylist',
    source: titles('kassiopeya', 'tihaya-voda', 'leto-v-gyumri', 'tri-versii-odnoy-nochi'),
    customData: {
      title: text('Трейлеры подряд', 'Trailers in a row', 'Թրեյլերներ իրար հետևից'),
      cards: [
        {
          id: 'kassiopeya',
          title: text('Кассиопея', 'Cassiopeia', 'Կասիոպեա'),
          image: { $picture: 'backdrop-kassiopeya' },
          video_url: '/api/v1/origin/trailer/manifest.mpd',
        },
        {
          id: 'tihaya-voda',
          title: text('Тихая вода', 'Still Water', 'Խաղաղ ջուր'),
          image: { $picture: 'backdrop-tihaya-voda' },
          video_url: '/api/v1/origin/trailer/manifest.mpd',
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'promocode',
    customData: {
      title: text('Есть промокод?', 'Got a promo code?', 'Պրոմոկոդ ունե՞ք'),
      text: text('Введите его здесь.', 'Enter it here.', 'Մուտքագրեք այն այստեղ։'),
    },
  },
  {
    type: 'custom_block',
    names: 'tvcode',
    customData: {
      title: text('Код с телевизора', 'The code on your television', 'Կոդը հեռուստացույցից'),
      text: text(
        'Шесть знаков, которые показывает приложение.',
        'The six characters that the app shows.',
        'Վեց նիշ, որոնք ցույց է տալիս հավելվածը։',
      ),
    },
  },
  {
    type: 'custom_block',
    names: 'docs',
    customData: {
      title: text('Документы', 'Documents', 'Փաստաթղթեր'),
      docs: [
        { id: 'offer', title: text('Оферта', 'The offer', 'Օֆերտա'), target: screen('/offer') },
        {
          id: 'recommendations',
          title: text(
            'Правила рекомендаций',
            'How recommendations work',
            'Առաջարկությունների կանոնները',
          ),
          subtitle: 'PDF',
          target: { type: 'blank', url: '/offer_recom.pdf' },
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'legal',
    customData: {
      text: text(
        '<p>Демонстрационный сервис. Все названия, лица и цены вымышлены, кроме классики.</p>',
        '<p>A demonstration. All titles, faces and prices are invented, the classics apart.</p>',
        '<p>Ցուցադրական ծառայություն։ Բոլոր անունները, դեմքերն ու գները հորինված են, բացի դասականներից։</p>',
      ),
    },
  },
  {
    type: 'custom_block',
    names: 'seoText',
    displayType: 'unauthorized',
    customData: {
      title: text(
        'Онлайн-кинотеатр на вечер',
        'An online cinema for the evening',
        'Առցանց կինոթատրոն երեկոյի համար',
      ),
      text: text(
        '<p>Подключите подписку и смотрите фильмы, сериалы и каналы на телевизоре, телефоне и компьютере.</p>',
        '<p>Subscribe and watch films, series and channels on television, phone and computer.</p>',
        '<p>Միացրեք բաժանորդագրությունը և դիտեք ֆիլմեր, սերիալներ և ալիքներ հեռուստացույցով, հեռախոսով և համակարգչով։</p>',
      ),
    },
  },
];
