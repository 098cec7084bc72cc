import { monthly, say, type ServiceSeed } from './service-seed.ts';

const inside = say(
  'Входит в подписку «Всё вместе», можно взять и отдельно.',
  'Part of Everything, and to be had by itself.',
  'Մտնում է «Ամեն ինչ միասին» բաժանորդագրության մեջ, կարող եք վերցնել նաև առանձին։',
);

/** The service that brings others along, and those that it brings. */
export const bundleServices: readonly ServiceSeed[] = [
  {
    id: 'vse',
    alias: 'vse-vmeste',
    names: say('Всё вместе', 'Everything', 'Ամեն ինչ միասին'),
    picture: 'kassiopeya',
    icon: 'stars',
    short: say(
      'Кино, каналы, караоке и три подписки внутри',
      'Cinema, channels, karaoke and three subscriptions inside',
      'Կինո, ալիքներ, կարաոկե և երեք բաժանորդագրություն ներսում',
    ),
    about: [
      say(
        'Одна подписка вместо пяти, на всю семью.',
        'One subscription instead of five, for the whole family.',
        'Մեկ բաժանորդագրություն հինգի փոխարեն՝ ամբողջ ընտանիքի համար։',
      ),
      say(
        'Первые три месяца — за полцены.',
        'The first three months at half the price.',
        'Առաջին երեք ամիսը՝ կես գնով։',
      ),
    ],
    contentType: 'mixed',
    promoLabel: say('Выгодно', 'Good value', 'Շահավետ'),
    promoColor: '#7a2d8f',
    features: ['films', 'channels', 'karaoke', 'quality', 'noAds'],
    prices: [
      monthly(599),
      { type: 'intro', roubles: 299, original: 599, duration: 1, unit: 'month', introPeriods: 3 },
      { type: 'discount', roubles: 4990, original: 7188, duration: 1, unit: 'year' },
      { type: 'bonus', roubles: 599, duration: 1, unit: 'month' },
    ],
  },
  {
    id: 'documentary',
    alias: 'documentary',
    parentId: 'vse',
    names: say('Познавательное', 'Documentary', 'Ճանաչողական'),
    picture: 'sol-zemli',
    icon: 'globe',
    short: say(
      'Документальное кино и история',
      'Documentaries and history',
      'Վավերագրական կինո և պատմություն',
    ),
    about: [
      say(
        'Фильмы, после которых хочется рассказать кому-нибудь.',
        'Films that make you want to tell somebody.',
        'Ֆիլմեր, որոնցից հետո ուզում ես ինչ-որ մեկին պատմել։',
      ),
      inside,
    ],
    contentType: 'media_item',
    features: ['films', 'noAds'],
    prices: [monthly(99)],
  },
  {
    id: 'music',
    alias: 'music',
    parentId: 'vse',
    names: say('Музыка', 'Music', 'Երաժշտություն'),
    picture: 'belyy-shum',
    icon: 'note',
    short: say(
      'Концерты, фильмы о музыке и музыкальные каналы',
      'Concerts, films about music and music channels',
      'Համերգներ, ֆիլմեր երաժշտության մասին և երաժշտական ալիքներ',
    ),
    about: [
      say(
        'Сделайте погромче: соседи поймут.',
        'Turn it up: the neighbours will understand.',
        'Բարձրացրեք ձայնը․ հարևանները կհասկանան։',
      ),
      inside,
    ],
    contentType: 'mixed',
    features: ['films', 'channels'],
    prices: [monthly(99)],
  },
  {
    id: 'classics',
    alias: 'classics',
    parentId: 'vse',
    names: say('Классика', 'Classics', 'Դասականներ'),
    picture: 'aelita',
    icon: 'column',
    short: say(
      'Кино, которое пережило своё время',
      'Films that outlived their time',
      'Կինո, որն ապրեց իր ժամանակից երկար',
    ),
    about: [
      say(
        'Сто лет кино от первых комедий до больших студий.',
        'A century of film, from the first comedies to the great studios.',
        'Կինոյի հարյուր տարի՝ առաջին կատակերգություններից մինչև մեծ ստուդիաներ։',
      ),
      inside,
    ],
    contentType: 'media_item',
    features: ['films', 'noAds'],
    prices: [monthly(99)],
  },
];
