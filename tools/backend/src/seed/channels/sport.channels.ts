import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels about sport. */
export const sportChannels: ChannelGenreSeed = {
  id: 'sport',
  names: say('Спорт', 'Sport', 'Սպորտ'),
  channels: [
    {
      slug: 'arena',
      names: say('Арена', 'Arena', 'Արենա'),
      descriptions: say(
        'Все виды спорта, от велотрека до фехтования.',
        'All sports, from track cycling to fencing.',
        'Բոլոր մարզաձևերը՝ հեծանվարշավից մինչև սուսերամարտ։',
      ),
      ageYears: 6,
      isFree: true,
      timeShift: 'included',
      isPeerDelivered: true,
    },
    {
      slug: 'led',
      names: say('Лёд', 'Ice', 'Սառույց'),
      descriptions: say(
        'Хоккей, фигурное катание и кёрлинг до утра.',
        'Hockey, figure skating and curling till morning.',
        'Հոկեյ, գեղասահք և քյորլինգ՝ մինչև առավոտ։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'futbolnyy-dvor',
      names: say('Футбольный двор', 'Football Yard', 'Ֆուտբոլային բակ'),
      descriptions: say(
        'От дворовой коробки до большого стадиона.',
        'From the back yard to the big stadium.',
        'Բակից մինչև մեծ մարզադաշտ։',
      ),
      ageYears: 6,
      timeShift: 'service',
      isPeerDelivered: true,
    },
    {
      slug: 'ring',
      names: say('Ринг', 'Ring', 'Ռինգ'),
      descriptions: say(
        'Бокс, борьба и уважение к сопернику.',
        'Boxing, wrestling and respect for the other corner.',
        'Բռնցքամարտ, ըմբշամարտ և հարգանք մրցակցի հանդեպ։',
      ),
      ageYears: 16,
      timeShift: 'service',
    },
    {
      slug: 'start',
      names: say('Старт', 'Starting Line', 'Մեկնարկ'),
      descriptions: say(
        'Бег, лыжи, плавание и секунды между ними.',
        'Running, skiing, swimming and the seconds in between.',
        'Վազք, դահուկներ, լող և դրանց միջև եղած վայրկյանները։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'belaya-ladya',
      names: say('Белая ладья', 'White Rook', 'Սպիտակ նավակ'),
      descriptions: say(
        'Шахматы и другие игры, где бегают только мысли.',
        'Chess and other games in which only thoughts run.',
        'Շախմատ և այլ խաղեր, որտեղ վազում են միայն մտքերը։',
      ),
      ageYears: 0,
    },
  ],
  shows: [
    {
      id: 'utrennyaya-probezhka',
      names: say('Утренняя пробежка', 'Morning Run', 'Առավոտյան վազք'),
      descriptions: say(
        'Тренер бежит рядом и не даёт сбиться с дыхания.',
        'The coach runs beside you and keeps your breath even.',
        'Մարզիչը վազում է կողքիդ և թույլ չի տալիս շունչդ խախտվի։',
      ),
      ageYears: 0,
      minutes: 30,
    },
    {
      id: 'match-dnya',
      names: say('Матч дня', 'Match of the Day', 'Օրվա խաղը'),
      descriptions: say(
        'Игра целиком, с перерывом и послематчевым спором.',
        'The whole game, with the break and the argument afterwards.',
        'Ամբողջ խաղը՝ ընդմիջումով և հետխաղյան վեճով։',
      ),
      ageYears: 6,
      minutes: 120,
    },
    {
      id: 'tretiy-taym',
      names: say('Третий тайм', 'Third Half', 'Երրորդ խաղակես'),
      descriptions: say(
        'Эксперты двигают фишки по столу и спорят о замене.',
        'Experts move counters on a table and argue about a substitute.',
        'Փորձագետները խաղաքարեր են շարժում սեղանին և վիճում փոխարինման շուրջ։',
      ),
      ageYears: 6,
      minutes: 45,
    },
    {
      id: 'rekord',
      names: say('Рекорд', 'The Record', 'Ռեկորդ'),
      descriptions: say(
        'Одно достижение, которое долго не могли повторить.',
        'One feat that nobody could repeat for years.',
        'Մեկ նվաճում, որը երկար չէին կարողանում կրկնել։',
      ),
      ageYears: 6,
      minutes: 30,
    },
    {
      id: 'trenerskaya',
      names: say('Тренерская', "The Coaches' Room", 'Մարզչական'),
      descriptions: say(
        'О чём молчат в раздевалке после поражения.',
        'What nobody says in the changing room after a defeat.',
        'Ինչի մասին են լռում հանդերձարանում պարտությունից հետո։',
      ),
      ageYears: 12,
      minutes: 40,
    },
    {
      id: 'zolotoy-fond-sporta',
      names: say('Золотой фонд', 'Golden Archive', 'Ոսկե ֆոնդ'),
      descriptions: say(
        'Старые матчи, исход которых уже известен, а сердце стучит.',
        'Old matches with a known result that still make the heart race.',
        'Հին խաղեր, որոնց ելքը հայտնի է, բայց սիրտը թրթռում է։',
      ),
      ageYears: 6,
      minutes: 90,
    },
    {
      id: 'svistok',
      names: say('Свисток', 'The Whistle', 'Սուլիչ'),
      descriptions: say(
        'Судьи объясняют решения, за которые их не любят.',
        'Referees explain the calls they are disliked for.',
        'Մրցավարները բացատրում են որոշումներ, որոնց համար իրենց չեն սիրում։',
      ),
      ageYears: 6,
      minutes: 25,
    },
    {
      id: 'sportivnye-novosti',
      names: say('Спортивные новости', 'Sports News', 'Սպորտային լուրեր'),
      descriptions: say(
        'Счёт, трансферы и прогноз на вечер.',
        'Scores, transfers and a forecast for the evening.',
        'Հաշիվ, տրանսֆերներ և երեկոյի կանխատեսում։',
      ),
      ageYears: 6,
      minutes: 15,
    },
  ],
  day: [
    { from: '06:00', opener: 'utrennyaya-probezhka', shows: ['svistok', 'rekord', 'trenerskaya'] },
    {
      from: '09:00',
      opener: 'sportivnye-novosti',
      shows: ['zolotoy-fond-sporta', 'svistok', 'rekord'],
    },
    { from: '13:00', opener: 'sportivnye-novosti', shows: ['trenerskaya', 'rekord', 'match-dnya'] },
    { from: '18:00', opener: 'sportivnye-novosti', shows: ['tretiy-taym', 'svistok', 'rekord'] },
    { from: '19:30', opener: 'match-dnya', shows: ['tretiy-taym', 'sportivnye-novosti', 'rekord'] },
    {
      from: '23:00',
      opener: 'sportivnye-novosti',
      films: ['sport'],
      shows: ['trenerskaya', 'rekord'],
    },
    { from: '01:30', shows: ['zolotoy-fond-sporta', 'match-dnya', 'rekord'] },
  ],
};
