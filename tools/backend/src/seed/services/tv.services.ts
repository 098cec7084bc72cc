import { monthly, say, type ServiceSeed } from './service-seed.ts';

/** Services with channels and songs. */
export const tvServices: readonly ServiceSeed[] = [
  {
    id: 'tv-base',
    alias: 'tv-base',
    names: say('ТВ. Основной', 'TV Basic', 'ՀՏ․ Հիմնական'),
    picture: 'gorod-posle-dozhdya',
    icon: 'tv',
    short: say(
      'Главные каналы и новости',
      'The main channels and the news',
      'Գլխավոր ալիքներն ու լուրերը',
    ),
    about: [
      say(
        'Каналы, которые ищут первыми, в высоком качестве.',
        'The channels that one looks for first, in high definition.',
        'Ալիքներ, որոնք փնտրում են առաջինը՝ բարձր որակով։',
      ),
      say(
        'Пакет подключает оператор, это занимает меньше минуты.',
        'The operator switches the package on, which takes less than a minute.',
        'Փաթեթը միացնում է օպերատորը, դա մեկ րոպեից քիչ է տևում։',
      ),
    ],
    contentType: 'channel',
    features: ['channels'],
    isRequested: true,
    prices: [monthly(249)],
  },
  {
    id: 'tv-plus',
    alias: 'tv-plus',
    names: say('ТВ. Расширенный', 'TV Plus', 'ՀՏ․ Ընդլայնված'),
    picture: 'shestoy-kontinent',
    icon: 'tv',
    short: say(
      'Все каналы, кроме спортивных',
      'Every channel but sport',
      'Բոլոր ալիքները, բացի մարզականից',
    ),
    about: [
      say(
        'Кино, музыка, природа, детские и региональные каналы.',
        'Films, music, nature, kids and regional channels.',
        'Կինո, երաժշտություն, բնություն, մանկական և տարածաշրջանային ալիքներ։',
      ),
      say(
        'Пакет подключает оператор, это занимает меньше минуты.',
        'The operator switches the package on, which takes less than a minute.',
        'Փաթեթը միացնում է օպերատորը, դա մեկ րոպեից քիչ է տևում։',
      ),
    ],
    contentType: 'channel',
    promoLabel: say('Выбор зрителей', 'Viewers’ choice', 'Դիտողների ընտրությունը'),
    promoColor: '#2b4c9b',
    features: ['channels', 'quality'],
    isRequested: true,
    prices: [
      monthly(449),
      { type: 'discount', roubles: 3990, original: 5388, duration: 1, unit: 'year' },
    ],
  },
  {
    id: 'tv-archive',
    alias: 'tv-archive',
    names: say('Архив эфира', 'TV Archive', 'Եթերի արխիվ'),
    picture: 'arhiv-vavilova',
    icon: 'rewind',
    short: say(
      'Пауза, перемотка и передачи за неделю',
      'Pause, rewind and a week of programmes',
      'Դադար, հետպտտում և մեկ շաբաթվա հաղորդումներ',
    ),
    about: [
      say(
        'Эфир, который ждёт вас: поставьте на паузу и вернитесь, когда удобно.',
        'Live TV that waits for you: pause it and come back when you like.',
        'Եթեր, որը սպասում է ձեզ․ դադարեցրեք և վերադարձեք, երբ հարմար է։',
      ),
      say(
        'Работает на каналах, которые у вас уже есть.',
        'Works on the channels that you have already.',
        'Գործում է այն ալիքներում, որոնք արդեն ունեք։',
      ),
    ],
    contentType: 'channel',
    features: ['channels'],
    prices: [monthly(99)],
  },
  {
    id: 'sport',
    alias: 'sport',
    names: say('Спорт', 'Sport', 'Սպորտ'),
    picture: 'finishnaya-pryamaya',
    icon: 'ball',
    short: say(
      'Прямые трансляции и фильмы о спорте',
      'Live broadcasts and films about sport',
      'Ուղիղ հեռարձակումներ և ֆիլմեր սպորտի մասին',
    ),
    about: [
      say(
        'Футбол, хоккей, единоборства и всё, за что болеют.',
        'Football, hockey, martial arts and whatever you cheer for.',
        'Ֆուտբոլ, հոկեյ, մենամարտեր և այն ամենը, ինչի համար երկրպագում են։',
      ),
      say(
        'Можно подключить на неделю большого турнира.',
        'You can take it for the week of a great tournament.',
        'Կարող եք միացնել մեծ մրցաշարի շաբաթվա համար։',
      ),
    ],
    contentType: 'mixed',
    features: ['channels', 'films', 'quality'],
    prices: [monthly(399), { type: 'one_time', roubles: 149, duration: 1, unit: 'week' }],
  },
  {
    id: 'karaoke',
    alias: 'karaoke',
    names: say('Караоке', 'Karaoke', 'Կարաոկե'),
    picture: 'tango-na-kryshe',
    icon: 'microphone',
    short: say(
      'Песни, которые знают все гости',
      'Songs that every guest knows',
      'Երգեր, որոնք գիտեն բոլոր հյուրերը',
    ),
    about: [
      say(
        'Слова на экране, музыка без голоса, никаких оценок.',
        'Words on the screen, music without a voice, and nobody marks you.',
        'Բառերն էկրանին, երաժշտությունն առանց ձայնի, և ոչ մի գնահատական։',
      ),
      say(
        'Есть цена на один вечер.',
        'There is a price for one evening.',
        'Կա նաև մեկ երեկոյի գին։',
      ),
    ],
    contentType: 'karaoke_item',
    features: ['karaoke'],
    isQuick: true,
    prices: [monthly(149), { type: 'one_time', roubles: 49, duration: 1, unit: 'day' }],
  },
  {
    id: 'operator',
    alias: 'operator',
    names: say('ТВ от оператора', 'Operator TV', 'Օպերատորի ՀՏ'),
    picture: 'okno-vo-dvor',
    icon: 'router',
    short: say(
      'Каналы, которые вы оплачиваете вместе с интернетом',
      'Channels that you pay for with your internet line',
      'Ալիքներ, որոնց համար վճարում եք ինտերնետի հետ',
    ),
    about: [
      say(
        'Подключается кодом из договора с оператором связи.',
        'Switched on by the code in your contract with the operator.',
        'Միանում է օպերատորի հետ պայմանագրի կոդով։',
      ),
      say(
        'Изменить или отключить пакет можно у оператора.',
        'The package is changed and ended at the operator.',
        'Փաթեթը կարող եք փոխել կամ անջատել օպերատորի մոտ։',
      ),
    ],
    contentType: 'channel',
    features: ['channels'],
    externalBilling: say('«Линия связи»', '“Line Telecom”', '«Կապի գիծ»'),
    prices: [],
  },
];
