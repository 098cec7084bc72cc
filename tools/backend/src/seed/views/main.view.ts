import type { ViewSeed } from '../seed.types.ts';
import {
  forYouBlock,
  goOnBlock,
  screen,
  seoBlock,
  shelfBy,
  shelfOf,
  text,
  titles,
} from './block-seeds.ts';

/** The home page. */
export const mainView: ViewSeed = {
  alias: 'main',
  names: text('Главная', 'Home', 'Գլխավոր'),
  descriptions: text(
    'Фильмы, сериалы, каналы и караоке по одной подписке.',
    'Films, series, channels and karaoke with one subscription.',
    'Ֆիլմեր, սերիալներ, ալիքներ և կարաոկե՝ մեկ բաժանորդագրությամբ։',
  ),
  blocks: [
    {
      type: 'promo',
      names: text('Сегодня', 'Today', 'Այսօր'),
      source: titles(
        'gorod-posle-dozhdya',
        'kassiopeya',
        'posledniy-parom',
        'metropolis',
        'leto-v-gyumri',
      ),
    },
    goOnBlock,
    forYouBlock,
    shelfOf(
      text('Смотрят на этой неделе', 'Watched this week', 'Դիտում են այս շաբաթ'),
      [
        'metropolis',
        'tihaya-voda',
        'sosedi-sverhu',
        'kassiopeya',
        'chuzhie-litsa',
        'devyat-etazhey',
        'tango-na-kryshe',
        'posledniy-parom',
        'alibi',
        'okno-vo-dvor',
        'zhest',
        'finishnaya-pryamaya',
      ],
      '/movies',
    ),
    {
      type: 'top10',
      names: text('Топ-10 за сутки', 'Top 10 today', 'Օրվա թոփ-10'),
      source: titles(
        'gorod-posle-dozhdya',
        'leto-v-gyumri',
        'general',
        'nosferatu',
        'storona-b',
        'nochnoy-ekspress',
        'chuzhie-litsa',
        'kot-kapitan',
        'volchiy-chas',
        'kassiopeya',
      ),
    },
    {
      type: 'channels',
      names: text('Сейчас в эфире', 'On air now', 'Հիմա եթերում'),
      link: '/tv',
      source: { kind: 'channels', limit: 24 },
    },
    shelfBy(
      text('Сериалы на выходные', 'Series for the weekend', 'Սերիալներ հանգստյան օրերի համար'),
      { types: ['series'], limit: 15 },
      '/series',
    ),
    {
      type: 'service',
      names: text('Подписки', 'Subscriptions', 'Բաժանորդագրություններ'),
      subNames: text(
        'Одна на всё или только то, что нужно',
        'One for everything, or just what you need',
        'Մեկը՝ ամեն ինչի համար, կամ միայն այն, ինչ պետք է',
      ),
      link: '/services',
      source: { kind: 'services', limit: 10 },
    },
    shelfOf(
      text('Документальное кино', 'Documentaries', 'Վավերագրական կինո'),
      ['shestoy-kontinent', 'arhiv-vavilova', 'polyn', 'sled', 'severnyy-svet', 'sol-zemli'],
      '/documentary',
    ),
    {
      type: 'collection',
      names: text('Подборки', 'Collections', 'Ընտրանիներ'),
      link: '/collections',
      source: { kind: 'collections', limit: 12 },
    },
    {
      ...shelfOf(
        text('Немое кино, которое говорит', 'Silent films that speak', 'Համր կինո, որը խոսում է'),
        ['metropolis', 'nosferatu', 'general', 'aelita', 'kabinet-doktora-kaligari'],
        '/silent',
      ),
      subNames: text(
        'Сто лет, и всё ещё громко',
        'A hundred years old and still loud',
        'Հարյուր տարեկան և դեռ բարձրաձայն',
      ),
    },
    {
      type: 'background',
      names: text('Космос рядом', 'Space next door', 'Տիեզերքը կողքին է'),
      subNames: text(
        'Листайте, и ракета полетит',
        'Scroll, and the rocket takes off',
        'Թերթեք, և հրթիռը կթռչի',
      ),
      link: '/collections/den-kosmonavtiki',
      source: titles(
        'kassiopeya',
        'pisma-s-tserery',
        'teplyy-okean-evropy',
        'sad-na-obratnoy-storone',
        'puteshestvie-na-lunu',
        'zhenshchina-na-lune',
      ),
      customData: {
        video_url: '/api/v1/origin/ad-2/ad-2.mp4',
        video_image_bottom: '/api/v1/images/backdrop-kassiopeya/1920x1080.webp',
        video_image_top: '/api/v1/images/backdrop-sad-na-obratnoy-storone/1920x1080.webp',
      },
    },
    shelfOf(text('Когда не спится', 'When you cannot sleep', 'Երբ քունը չի տանում'), [
      'belyy-shum',
      'volchiy-chas',
      'devyat-etazhey',
      'nochnoy-ekspress',
      'tihaya-voda',
      'lunnyy-reestr',
      'okno-vo-dvor',
      'lesnichiy',
    ]),
    {
      type: 'custom_block',
      names: 'promo_banner',
      customData: {
        title: text('Не пропустите', 'Do not miss', 'Բաց մի՛ թողեք'),
      },
      source: {
        kind: 'banners',
        banners: [
          {
            id: 'banner-festival',
            title: text(
              'Фестиваль немого кино',
              'The festival of silent film',
              'Համր կինոյի փառատոն',
            ),
            subtitle: text('С новой музыкой', 'With new music', 'Նոր երաժշտությամբ'),
            images: [{ $picture: 'backdrop-metropolis' }],
            target: screen('/promo_events/nedelya-nemogo-kino'),
            size: 'medium',
          },
          {
            id: 'banner-gifts',
            title: text('Кино в подарок', 'Film as a present', 'Կինոն՝ նվեր'),
            subtitle: text('Сертификаты', 'Gift certificates', 'Նվեր-սերտիֆիկատներ'),
            images: [{ $picture: 'backdrop-salat-na-sorok-chelovek' }],
            target: screen('/podarochnye-sertifikaty'),
            size: 'medium',
          },
        ],
      },
    },
    {
      type: 'content',
      names: text('Споём', 'Let us sing', 'Եկեք երգենք'),
      link: '/karaoke',
      source: { kind: 'karaoke', limit: 15 },
    },
    shelfOf(
      text('Всей семьёй', 'For the whole family', 'Ամբողջ ընտանիքով'),
      [
        'ezh-i-kometa',
        'kot-kapitan',
        'general',
        'sled',
        'finishnaya-pryamaya',
        'tango-na-kryshe',
        'shestoy-kontinent',
      ],
      '/kids',
    ),
    shelfBy(text('Скоро', 'Coming soon', 'Շուտով'), { isComingSoon: true, sort: 'new' }),
    seoBlock(
      text('Кино и сериалы онлайн', 'Films and series online', 'Կինո և սերիալներ առցանց'),
      text(
        '<p>Смотрите фильмы, сериалы и телеканалы на любом экране. Начните с трейлеров и открытой подборки, а подписку подключите, когда захочется большего.</p>',
        '<p>Watch films, series and television on any screen. Begin with the trailers and the open selection, and subscribe when you want more.</p>',
        '<p>Դիտեք ֆիլմեր, սերիալներ և հեռուստաալիքներ ցանկացած էկրանին։ Սկսեք թրեյլերներից և բաց ընտրանուց, իսկ բաժանորդագրությունը միացրեք, երբ ավելին ուզեք։</p>',
      ),
    ),
  ],
};
