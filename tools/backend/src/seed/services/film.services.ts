import { monthly, say, type ServiceSeed } from './service-seed.ts';

/** Services with films and series. */
export const filmServices: readonly ServiceSeed[] = [
  {
    id: 'kino',
    alias: 'kino',
    names: say('Кино', 'Cinema', 'Կինո'),
    picture: 'mayak',
    icon: 'film',
    short: say(
      'Фильмы и сериалы без рекламы',
      'Films and series without advertising',
      'Ֆիլմեր և սերիալներ առանց գովազդի',
    ),
    about: [
      say(
        'Сотни фильмов и сериалов: новое, любимое и то, что давно собирались посмотреть.',
        'Hundreds of films and series: the new, the loved and what you always meant to watch.',
        'Հարյուրավոր ֆիլմեր և սերիալներ՝ նորը, սիրվածը և այն, ինչ վաղուց ուզում էիք դիտել։',
      ),
      say(
        'Смотрите на пяти устройствах. Отключить подписку можно в любой день, оплаченное время останется.',
        'Watch on five devices. Leave any day you like: what you have paid for stays.',
        'Դիտեք հինգ սարքով։ Բաժանորդագրությունը կարող եք անջատել ցանկացած օր, վճարված ժամանակը կմնա։',
      ),
    ],
    contentType: 'media_item',
    promoLabel: say('7 дней бесплатно', '7 days free', '7 օր անվճար'),
    promoColor: '#c8102e',
    features: ['films', 'noAds'],
    prices: [
      monthly(299),
      { type: 'trial', roubles: 0, original: 299, duration: 1, unit: 'month', trialDays: 7 },
      { type: 'discount', roubles: 2390, original: 3588, duration: 1, unit: 'year' },
    ],
  },
  {
    id: '137037561',
    alias: 'kino-start',
    names: say('Кино. Старт', 'Cinema Start', 'Կինո․ Սկիզբ'),
    picture: 'nochnoy-ekspress',
    icon: 'play',
    short: say(
      'Первые две недели за 9 рублей',
      'The first two weeks for 9 roubles',
      'Առաջին երկու շաբաթը՝ 9 ռուբլով',
    ),
    about: [
      say(
        'Всё, что есть в подписке «Кино», с долгим знакомством.',
        'Everything in Cinema, with a long introduction.',
        'Այն ամենը, ինչ կա «Կինո» բաժանորդագրությունում՝ երկար ծանոթությամբ։',
      ),
      say(
        'После знакомства подписка продлевается по обычной цене, о чём мы напомним.',
        'After the introduction the subscription goes on at its regular price, and we remind you of it.',
        'Ծանոթությունից հետո բաժանորդագրությունը շարունակվում է սովորական գնով, ինչի մասին կհիշեցնենք։',
      ),
    ],
    contentType: 'media_item',
    promoLabel: say('Знакомство', 'Introduction', 'Ծանոթություն'),
    promoColor: '#1f6f54',
    features: ['films', 'noAds'],
    prices: [
      { type: 'regular', roubles: 349, duration: 1, unit: 'month', isDefault: true },
      {
        type: 'intro',
        roubles: 9,
        original: 349,
        duration: 1,
        unit: 'month',
        introPeriods: 1,
      },
    ],
  },
  {
    id: 'kids',
    alias: 'kids',
    names: say('Детям', 'Kids', 'Երեխաներին'),
    picture: 'kot-kapitan',
    icon: 'kids',
    short: say(
      'Мультфильмы и сказки, которые можно включить спокойно',
      'Cartoons and tales that you can leave on with peace of mind',
      'Մուլտֆիլմեր և հեքիաթներ, որոնք կարող եք հանգիստ միացնել',
    ),
    about: [
      say(
        'Добрые истории для самых маленьких и приключения для тех, кто постарше.',
        'Kind stories for the smallest and adventures for those who are older.',
        'Բարի պատմություններ փոքրիկների համար և արկածներ ավելի մեծերի համար։',
      ),
      say(
        'Без рекламы и без сюрпризов: всё собрано по возрасту.',
        'No advertising and no surprises: everything is sorted by age.',
        'Առանց գովազդի և անակնկալների․ ամեն ինչ դասավորված է ըստ տարիքի։',
      ),
    ],
    contentType: 'media_item',
    promoLabel: say('14 дней бесплатно', '14 days free', '14 օր անվճար'),
    promoColor: '#e07a1f',
    features: ['films', 'noAds'],
    prices: [
      monthly(199),
      { type: 'trial', roubles: 0, original: 199, duration: 1, unit: 'month', trialDays: 14 },
    ],
  },
  {
    id: 'ultra',
    alias: '4k',
    names: say('Ультра 4K', 'Ultra 4K', 'Ուլտրա 4K'),
    picture: 'severnyy-svet',
    icon: 'screen',
    short: say(
      'Новые фильмы в лучшем качестве',
      'New films in the best picture',
      'Նոր ֆիլմեր լավագույն որակով',
    ),
    about: [
      say(
        'Каждый кадр таким, каким его задумал оператор.',
        'Every frame as the camera meant it.',
        'Յուրաքանչյուր կադր այնպիսին, ինչպիսին մտածել է օպերատորը։',
      ),
      say(
        'Для телевизора с большим экраном и быстрого интернета.',
        'For a large television and a fast line.',
        'Մեծ էկրանով հեռուստացույցի և արագ ինտերնետի համար։',
      ),
    ],
    contentType: 'media_item',
    features: ['films', 'quality', 'noAds'],
    prices: [monthly(249)],
  },
  {
    id: 'night',
    alias: 'night',
    names: say('Ночной сеанс', 'Late Show', 'Գիշերային սեանս'),
    picture: 'volchiy-chas',
    icon: 'moon',
    short: say(
      'Триллеры, ужасы и детективы',
      'Thrillers, horror and crime',
      'Թրիլերներ, սարսափ և դետեկտիվներ',
    ),
    about: [
      say(
        'Для тех, кто проверяет, заперта ли дверь.',
        'For those who check that the door is locked.',
        'Նրանց համար, ովքեր ստուգում են՝ արդյոք դուռը փակ է։',
      ),
      say(
        'Новая страшная история каждую пятницу.',
        'A new dark story every Friday.',
        'Նոր սարսափելի պատմություն ամեն ուրբաթ։',
      ),
    ],
    contentType: 'media_item',
    features: ['films', 'noAds'],
    prices: [monthly(149), { type: 'one_time', roubles: 69, duration: 1, unit: 'week' }],
  },
  {
    id: 'armenia',
    alias: 'armenia',
    names: say('Армянское кино', 'Armenian Cinema', 'Հայկական կինո'),
    picture: 'leto-v-gyumri',
    icon: 'mountain',
    short: say(
      'Фильмы и сериалы из Армении',
      'Films and series from Armenia',
      'Ֆիլմեր և սերիալներ Հայաստանից',
    ),
    about: [
      say(
        'От немой классики до новых премьер.',
        'From silent classics to new premieres.',
        'Համր դասականներից մինչև նոր պրեմիերաներ։',
      ),
      say(
        'С армянскими, русскими и английскими субтитрами.',
        'With Armenian, Russian and English subtitles.',
        'Հայերեն, ռուսերեն և անգլերեն ենթագրերով։',
      ),
    ],
    contentType: 'media_item',
    features: ['films', 'noAds'],
    prices: [monthly(149), { type: 'bonus', roubles: 149, duration: 1, unit: 'month' }],
  },
  {
    id: 'silent',
    alias: 'silent',
    names: say('Немое кино', 'Silent Film', 'Համր կինո'),
    picture: 'general',
    icon: 'reel',
    short: say(
      'Первые тридцать лет кино, один раз на год',
      'The first thirty years of film, paid once for a year',
      'Կինոյի առաջին երեսուն տարին՝ մեկ վճարով մեկ տարի',
    ),
    about: [
      say(
        'Реставрированные копии с музыкой, записанной заново.',
        'Restored prints with newly recorded music.',
        'Վերականգնված պատճեններ՝ նորից ձայնագրված երաժշտությամբ։',
      ),
      say(
        'Подписка не продлевается сама.',
        'The subscription does not renew itself.',
        'Բաժանորդագրությունն ինքնուրույն չի երկարաձգվում։',
      ),
    ],
    contentType: 'media_item',
    features: ['films', 'noAds'],
    isQuick: true,
    prices: [
      { type: 'one_time', roubles: 490, duration: 1, unit: 'year', isDefault: true },
      { type: 'bonus', roubles: 490, duration: 1, unit: 'year' },
    ],
  },
  {
    id: 'shorts',
    alias: 'shorts',
    names: say('Короткие истории', 'Short Stories', 'Կարճ պատմություններ'),
    picture: 'storona-b',
    icon: 'bolt',
    short: say(
      'Сериалы, в которых серия длится две минуты',
      'Series with episodes of two minutes',
      'Սերիալներ, որոնց սերիան երկու րոպե է',
    ),
    about: [
      say(
        'Досмотреть можно по дороге на работу.',
        'Short enough for the way to work.',
        'Կհասցնեք դիտել աշխատանքի ճանապարհին։',
      ),
      say(
        'Новые серии каждый будний день.',
        'New episodes every working day.',
        'Նոր սերիաներ ամեն աշխատանքային օր։',
      ),
    ],
    contentType: 'media_item',
    features: ['films', 'noAds'],
    prices: [{ ...monthly(99) }, { type: 'one_time', roubles: 29, duration: 1, unit: 'week' }],
  },
];
