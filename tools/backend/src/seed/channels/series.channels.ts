import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels that show series. */
export const seriesChannels: ChannelGenreSeed = {
  id: 'series',
  names: say('Сериалы', 'Series', 'Սերիալներ'),
  channels: [
    {
      slug: 'seriya-za-seriey',
      names: say('Серия за серией', 'Episode by Episode', 'Սերիա առ սերիա'),
      descriptions: say(
        'Ещё одну, и точно спать.',
        'One more, and then bed for sure.',
        'Եվս մեկը, և հաստատ՝ քնելու։',
      ),
      ageYears: 16,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'uliki',
      names: say('Улики', 'Evidence', 'Հանցանշաններ'),
      descriptions: say(
        'Следователи, которые не забывают пообедать.',
        'Investigators who never forget lunch.',
        'Քննիչներ, ովքեր չեն մոռանում ճաշել։',
      ),
      ageYears: 16,
      timeShift: 'service',
      titles: { genres: ['detective', 'thriller', 'noir'] },
    },
    {
      slug: 'rodnye-lyudi',
      names: say('Родные люди', 'Kindred', 'Հարազատ մարդիկ'),
      descriptions: say(
        'Семейные саги с застольями и тайнами.',
        'Family sagas with feasts and secrets.',
        'Ընտանեկան պատմություններ՝ խնջույքներով ու գաղտնիքներով։',
      ),
      ageYears: 12,
      timeShift: 'included',
      titles: { genres: ['drama', 'melodrama', 'family', 'comedy'] },
    },
    {
      slug: 'novyy-sezon',
      names: say('Новый сезон', 'New Season', 'Նոր եթերաշրջան'),
      descriptions: say(
        'Продолжения, которых долго ждали.',
        'The sequels that took their time.',
        'Երկար սպասված շարունակություններ։',
      ),
      ageYears: 16,
      timeShift: 'included',
      titles: { from: 2015 },
    },
    {
      slug: 'retroserial',
      names: say('Ретросериал', 'Retro Series', 'Ռետրոսերիալ'),
      descriptions: say(
        'Истории с дисковыми телефонами и письмами от руки.',
        'Stories with dial telephones and letters by hand.',
        'Պատմություններ՝ սկավառակավոր հեռախոսներով ու ձեռագիր նամակներով։',
      ),
      ageYears: 12,
      titles: { genres: ['history', 'drama', 'detective'] },
    },
  ],
  shows: [
    {
      id: 'v-predyduschih-seriyah',
      names: say('В предыдущих сериях', 'Previously On', 'Նախորդ սերիաներում'),
      descriptions: say(
        'Напоминаем, кто кому брат и кто всё подстроил.',
        'Who is whose brother, and who set it all up.',
        'Հիշեցնում ենք՝ ով ում եղբայրն է և ով է ամեն ինչ սարքել։',
      ),
      ageYears: 12,
      minutes: 15,
    },
    {
      id: 'stsenarnaya-komnata',
      names: say('Сценарная комната', "The Writers' Room", 'Սցենարիստների սենյակը'),
      descriptions: say(
        'Авторы сериалов признаются, кого им было жаль.',
        'Series writers confess whom they were sorry for.',
        'Սերիալների հեղինակները խոստովանում են, թե ում էին խղճում։',
      ),
      ageYears: 12,
      minutes: 30,
    },
    {
      id: 'marafon',
      names: say('Марафон', 'Binge Break', 'Մարաթոն'),
      descriptions: say(
        'Зрители угадывают развязку по первой сцене.',
        'Viewers guess the ending from the first scene.',
        'Հանդիսատեսը գուշակում է ավարտը՝ առաջին տեսարանից։',
      ),
      ageYears: 12,
      minutes: 45,
    },
  ],
  day: [
    { from: '06:00', series: [], shows: ['v-predyduschih-seriyah', 'marafon'] },
    { from: '10:00', opener: 'v-predyduschih-seriyah', series: [], shows: ['stsenarnaya-komnata'] },
    { from: '14:00', series: [], shows: ['marafon', 'v-predyduschih-seriyah'] },
    { from: '19:00', opener: 'v-predyduschih-seriyah', series: [], shows: ['marafon'] },
    { from: '23:00', series: [], shows: ['stsenarnaya-komnata', 'v-predyduschih-seriyah'] },
    { from: '02:00', series: [], shows: ['v-predyduschih-seriyah'] },
  ],
};
