import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels that tell what has happened. */
export const newsChannels: ChannelGenreSeed = {
  id: 'news',
  names: say('Новости', 'News', 'Լուրեր'),
  channels: [
    {
      slug: 'vestnik-24',
      names: say('Вестник 24', 'Herald 24', 'Լրաբեր 24'),
      descriptions: say(
        'Новости каждые полчаса, днём и ночью.',
        'News every half an hour, day and night.',
        'Նորություններ ամեն կես ժամը մեկ՝ օր ու գիշեր։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'tochka-vremeni',
      names: say('Точка времени', 'Point in Time', 'Ժամանակի կետ'),
      descriptions: say(
        'Прямые включения оттуда, где всё происходит.',
        'Live from where it happens.',
        'Ուղիղ միացումներ այնտեղից, որտեղ ամեն ինչ կատարվում է։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'service',
    },
    {
      slug: 'delo',
      names: say('Дело', 'Business Matters', 'Գործ'),
      descriptions: say(
        'Деньги, рынки и люди, которые ими заняты.',
        'Money, markets and the people busy with them.',
        'Փող, շուկաներ և դրանցով զբաղվող մարդիկ։',
      ),
      ageYears: 12,
      timeShift: 'included',
    },
    {
      slug: 'ekho-dnya',
      names: say('Эхо дня', 'Echo of the Day', 'Օրվա արձագանք'),
      descriptions: say(
        'То, о чём спорили сегодня, ещё раз и спокойно.',
        'What people argued about today, once more and calmly.',
        'Այն, ինչի շուրջ այսօր վիճում էին՝ ևս մեկ անգամ և հանգիստ։',
      ),
      ageYears: 12,
      isFree: true,
    },
    {
      slug: 'meridian',
      names: say('Меридиан', 'Meridian', 'Միջօրեական'),
      descriptions: say(
        'Мир глазами тех, кто в нём живёт.',
        'The world through the eyes of those who live in it.',
        'Աշխարհը՝ այնտեղ ապրողների աչքերով։',
      ),
      ageYears: 12,
      timeShift: 'service',
    },
  ],
  shows: [
    {
      id: 'utrenniy-vypusk',
      names: say('Утренний выпуск', 'Morning Bulletin', 'Առավոտյան թողարկում'),
      descriptions: say(
        'Что случилось, пока вы спали.',
        'What happened while you were asleep.',
        'Ինչ է պատահել, մինչ դուք քնած էիք։',
      ),
      ageYears: 12,
      minutes: 30,
    },
    {
      id: 'pryamaya-rech',
      names: say('Прямая речь', 'In Their Own Words', 'Ուղիղ խոսք'),
      descriptions: say(
        'Интервью без монтажа: вопрос, ответ, пауза.',
        'An unedited interview: question, answer, pause.',
        'Հարցազրույց առանց մոնտաժի՝ հարց, պատասխան, դադար։',
      ),
      ageYears: 12,
      minutes: 30,
    },
    {
      id: 'karta-mira',
      names: say('Карта мира', 'Map of the World', 'Աշխարհի քարտեզ'),
      descriptions: say(
        'Корреспонденты объясняют, где это и почему важно.',
        'Correspondents explain where it is and why it matters.',
        'Թղթակիցները բացատրում են՝ որտեղ է դա և ինչու է կարևոր։',
      ),
      ageYears: 12,
      minutes: 25,
    },
    {
      id: 'birzhevoy-chas',
      names: say('Биржевой час', 'Market Hour', 'Բորսայի ժամ'),
      descriptions: say(
        'Курсы, сделки и один понятный график.',
        'Rates, deals and one chart that anyone can read.',
        'Փոխարժեքներ, գործարքներ և մեկ հասկանալի գծապատկեր։',
      ),
      ageYears: 12,
      minutes: 55,
    },
    {
      id: 'pogoda-podrobno',
      names: say('Погода подробно', 'The Weather in Detail', 'Եղանակը մանրամասն'),
      descriptions: say(
        'Циклоны, грозы и совет, брать ли зонт.',
        'Cyclones, storms and whether to take an umbrella.',
        'Ցիկլոններ, ամպրոպներ և խորհուրդ՝ վերցնե՞լ հովանոց։',
      ),
      ageYears: 0,
      minutes: 5,
    },
    {
      id: 'glavnoe-za-chas',
      names: say('Главное за час', 'The Hour in Headlines', 'Ժամվա գլխավորը'),
      descriptions: say(
        'Шестьдесят минут новостей в тридцати.',
        'Sixty minutes of news in thirty.',
        'Վաթսուն րոպեի լուրերը՝ երեսուն րոպեում։',
      ),
      ageYears: 12,
      minutes: 30,
    },
    {
      id: 'press-pauza',
      names: say('Пресс-пауза', 'Press Pause', 'Մամուլի դադար'),
      descriptions: say(
        'Редакторы листают газеты и спорят о заголовках.',
        'Editors leaf through the papers and argue about headlines.',
        'Խմբագիրները թերթում են մամուլը և վիճում վերնագրերի շուրջ։',
      ),
      ageYears: 12,
      minutes: 30,
    },
    {
      id: 'vechernie-novosti',
      names: say('Вечерние новости', 'Evening News', 'Երեկոյան լուրեր'),
      descriptions: say(
        'День целиком, с начала и до конца.',
        'The whole day from beginning to end.',
        'Ողջ օրը՝ սկզբից մինչև վերջ։',
      ),
      ageYears: 12,
      minutes: 60,
    },
    {
      id: 'arhiv-redaktsii',
      names: say('Архив редакции', 'From the Newsroom Archive', 'Խմբագրության արխիվ'),
      descriptions: say(
        'Репортажи прошлых лет и то, чем всё закончилось.',
        'Reports of past years, and how it all ended.',
        'Անցած տարիների ռեպորտաժները և դրանց ավարտը։',
      ),
      ageYears: 12,
      minutes: 45,
    },
  ],
  day: [
    {
      from: '06:00',
      opener: 'utrenniy-vypusk',
      shows: ['pogoda-podrobno', 'utrenniy-vypusk', 'karta-mira'],
    },
    {
      from: '10:00',
      opener: 'glavnoe-za-chas',
      shows: ['pryamaya-rech', 'karta-mira', 'pogoda-podrobno', 'birzhevoy-chas'],
    },
    {
      from: '14:00',
      opener: 'glavnoe-za-chas',
      shows: ['press-pauza', 'glavnoe-za-chas', 'pogoda-podrobno', 'karta-mira'],
    },
    { from: '18:00', opener: 'glavnoe-za-chas', shows: ['birzhevoy-chas', 'pryamaya-rech'] },
    { from: '20:00', opener: 'vechernie-novosti', shows: ['pogoda-podrobno', 'pryamaya-rech'] },
    { from: '22:00', opener: 'glavnoe-za-chas', shows: ['press-pauza', 'pryamaya-rech'] },
    { from: '00:00', films: ['documentary'], shows: ['arhiv-redaktsii'] },
    { from: '03:00', shows: ['arhiv-redaktsii', 'glavnoe-za-chas', 'pogoda-podrobno'] },
  ],
};
