import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels that show films from morning to night. */
export const filmChannels: ChannelGenreSeed = {
  id: 'films',
  names: say('Кино', 'Films', 'Կինո'),
  channels: [
    {
      slug: 'premernyy-zal',
      names: say('Премьерный зал', 'Premiere Hall', 'Պրեմիերաների սրահ'),
      descriptions: say(
        'Новое кино раньше, чем о нём расскажут друзья.',
        'New films before your friends tell you about them.',
        'Նոր կինո՝ ավելի շուտ, քան ընկերները կպատմեն։',
      ),
      ageYears: 16,
      timeShift: 'included',
      titles: { from: 2015 },
    },
    {
      slug: 'komediynyy-zal',
      names: say('Комедийный зал', 'Comedy Hall', 'Կատակերգության սրահ'),
      descriptions: say(
        'Комедии всех стран и десятилетий.',
        'Comedies of all countries and decades.',
        'Բոլոր երկրների ու տասնամյակների կատակերգություններ։',
      ),
      ageYears: 12,
      timeShift: 'included',
      titles: { genres: ['comedy', 'melodrama'] },
    },
    {
      slug: 'detektiv-klub',
      names: say('Детектив-клуб', 'Detective Club', 'Դետեկտիվ ակումբ'),
      descriptions: say(
        'Садовник ни при чём. Почти всегда.',
        'The gardener did not do it. Hardly ever.',
        'Այգեպանն անմեղ է։ Գրեթե միշտ։',
      ),
      ageYears: 16,
      timeShift: 'service',
      titles: { genres: ['detective', 'thriller'] },
    },
    {
      slug: 'nemoy-ekran',
      names: say('Немой экран', 'Silent Screen', 'Համր էկրան'),
      descriptions: say(
        'Кино, которое обходилось без слов.',
        'Cinema that managed without words.',
        'Կինո, որն առանց խոսքի էր յոլա գնում։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
      titles: { to: 1931 },
    },
    {
      slug: 'dom-dramy',
      names: say('Дом драмы', 'Drama House', 'Դրամայի տուն'),
      descriptions: say(
        'Истории, после которых хочется позвонить родным.',
        'Stories after which you want to ring your family.',
        'Պատմություններ, որոնցից հետո ուզում ես զանգել հարազատներին։',
      ),
      ageYears: 16,
      timeShift: 'included',
      titles: { genres: ['drama', 'history'] },
    },
    {
      slug: 'orbita',
      names: say('Орбита', 'Orbit', 'Ուղեծիր'),
      descriptions: say(
        'Фантастика: от картонных ракет до далёких миров.',
        'Science fiction, from cardboard rockets to far worlds.',
        'Ֆանտաստիկա՝ ստվարաթղթե հրթիռներից մինչև հեռավոր աշխարհներ։',
      ),
      ageYears: 16,
      timeShift: 'service',
      titles: { genres: ['sci-fi', 'adventure'] },
    },
    {
      slug: 'nochnoy-seans',
      names: say('Ночной сеанс', 'Late Show', 'Գիշերային սեանս'),
      descriptions: say(
        'Для тех, кто не боится выключить свет.',
        'For those who dare to switch off the light.',
        'Նրանց համար, ովքեր չեն վախենում լույսն անջատել։',
      ),
      ageYears: 18,
      timeShift: 'included',
      titles: { genres: ['horror', 'thriller', 'fantasy'] },
    },
  ],
  shows: [
    {
      id: 'klub-kinomanov',
      names: say('Клуб киноманов', 'Film Lovers Club', 'Կինոսերների ակումբ'),
      descriptions: say(
        'Зрители разбирают фильм, пока не остынет попкорн.',
        'Viewers discuss a film until the popcorn gets cold.',
        'Հանդիսատեսը քննարկում է ֆիլմը, քանի դեռ ադիբուդին չի սառել։',
      ),
      ageYears: 12,
      minutes: 25,
    },
    {
      id: 'kak-eto-snyato',
      names: say('Как это снято', 'How It Was Shot', 'Ինչպես է դա նկարահանվել'),
      descriptions: say(
        'Операторы показывают, где стояла камера.',
        'Camera operators show where the camera stood.',
        'Օպերատորները ցույց են տալիս, թե որտեղ էր կանգնած տեսախցիկը։',
      ),
      ageYears: 6,
      minutes: 20,
    },
    {
      id: 'titry',
      names: say('Титры', 'End Credits', 'Տիտրեր'),
      descriptions: say(
        'Монтажёры, гримёры и шумовики рассказывают о работе.',
        'Editors, make-up artists and foley makers talk about their work.',
        'Մոնտաժողները, դիմահարդարներն ու ձայնարարները պատմում են իրենց աշխատանքի մասին։',
      ),
      ageYears: 6,
      minutes: 30,
    },
    {
      id: 'kadr-za-kadrom',
      names: say('Кадр за кадром', 'Frame by Frame', 'Կադր առ կադր'),
      descriptions: say(
        'Одна сцена, разобранная по секундам.',
        'One scene, taken apart second by second.',
        'Մեկ տեսարան՝ վայրկյան առ վայրկյան։',
      ),
      ageYears: 12,
      minutes: 15,
    },
  ],
  day: [
    { from: '06:00', opener: 'kak-eto-snyato', films: [], shows: ['kadr-za-kadrom', 'titry'] },
    { from: '10:00', films: [], shows: ['kadr-za-kadrom', 'kak-eto-snyato'] },
    { from: '14:00', films: [], shows: ['titry', 'kadr-za-kadrom'] },
    { from: '18:00', opener: 'klub-kinomanov', films: [], shows: ['kadr-za-kadrom'] },
    { from: '21:00', films: [], shows: ['titry', 'kak-eto-snyato'] },
    { from: '00:00', films: [], shows: ['kadr-za-kadrom', 'klub-kinomanov'] },
  ],
};
