import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels for children. */
export const kidsChannels: ChannelGenreSeed = {
  id: 'kids',
  names: say('Детские', 'Kids', 'Մանկական'),
  channels: [
    {
      slug: 'ezhik',
      names: say('Ёжик', 'Hedgehog', 'Ոզնի'),
      descriptions: say(
        'Добрые мультфильмы для самых маленьких.',
        'Kind cartoons for the smallest.',
        'Բարի մուլտֆիլմեր ամենափոքրերի համար։',
      ),
      ageYears: 0,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'kot-uchenyy',
      names: say('Кот учёный', 'The Learned Cat', 'Գիտուն կատուն'),
      descriptions: say(
        'Сказки, загадки и одна цепь золотая.',
        'Tales, riddles and one golden chain.',
        'Հեքիաթներ, հանելուկներ և մի ոսկե շղթա։',
      ),
      ageYears: 0,
      isFree: true,
      timeShift: 'service',
    },
    {
      slug: 'multplaneta',
      names: say('Мультпланета', 'Toon Planet', 'Մուլտմոլորակ'),
      descriptions: say(
        'Рисованные миры без взрослых.',
        'Drawn worlds without grown-ups.',
        'Նկարված աշխարհներ՝ առանց մեծահասակների։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'pochemuchka',
      names: say('Почемучка', 'The Why Club', 'Ինչուիկ'),
      descriptions: say(
        'Почему небо синее и ещё тысяча вопросов.',
        'Why the sky is blue, and a thousand more questions.',
        'Ինչու է երկինքը կապույտ և ևս հազար հարց։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'skazka-na-noch',
      names: say('Сказка на ночь', 'Bedtime Story', 'Քնելուց առաջ'),
      descriptions: say(
        'Тихие истории, после которых закрываются глаза.',
        'Quiet stories that close your eyes.',
        'Հանգիստ պատմություններ, որոնցից հետո աչքերը փակվում են։',
      ),
      ageYears: 0,
      timeShift: 'service',
    },
    {
      slug: 'kanikuly',
      names: say('Каникулы', 'Holidays', 'Արձակուրդ'),
      descriptions: say(
        'Приключения для тех, кто уже ходит в школу.',
        'Adventures for those who go to school already.',
        'Արկածներ նրանց համար, ովքեր արդեն դպրոցական են։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
  ],
  shows: [
    {
      id: 'zaryadka-s-medvedem',
      names: say('Зарядка с медведем', 'Exercise with a Bear', 'Մարմնամարզություն արջի հետ'),
      descriptions: say(
        'Потянуться, присесть и не рычать.',
        'Stretch, squat and do not growl.',
        'Ձգվել, կքանիստ անել և չմռնչալ։',
      ),
      ageYears: 0,
      minutes: 10,
    },
    {
      id: 'ezh-i-druzya',
      names: say('Ёж и друзья', 'Hedgehog and Friends', 'Ոզնին և ընկերները'),
      descriptions: say(
        'Лесная компания учится не ссориться.',
        'A company of the woods learns not to quarrel.',
        'Անտառային ընկերախումբը սովորում է չվիճել։',
      ),
      ageYears: 0,
      minutes: 20,
    },
    {
      id: 'pochemu-i-otkuda',
      names: say('Почему и откуда', 'Why and Where From', 'Ինչու և որտեղից'),
      descriptions: say(
        'Профессор с рыжими усами ставит опыты на кухне.',
        'A professor with a red moustache does experiments in the kitchen.',
        'Շիկակարմիր բեղերով պրոֆեսորը փորձեր է անում խոհանոցում։',
      ),
      ageYears: 6,
      minutes: 25,
    },
    {
      id: 'korablik',
      names: say('Кораблик из бумаги', 'The Paper Boat', 'Թղթե նավակը'),
      descriptions: say(
        'Кораблик плывёт по ручью и видит весь мир.',
        'A boat sails down a stream and sees the whole world.',
        'Նավակը լողում է առվակով և տեսնում ողջ աշխարհը։',
      ),
      ageYears: 0,
      minutes: 15,
    },
    {
      id: 'masterskaya-pugovka',
      names: say('Мастерская «Пуговка»', 'The Button Workshop', '«Կոճակ» արհեստանոց'),
      descriptions: say(
        'Игрушки из того, что чуть не выбросили.',
        'Toys from what was nearly thrown away.',
        'Խաղալիքներ այն ամենից, ինչ քիչ էր մնում դեն նետեին։',
      ),
      ageYears: 0,
      minutes: 25,
    },
    {
      id: 'shkola-drakonov',
      names: say('Школа драконов', 'The Dragon School', 'Վիշապների դպրոցը'),
      descriptions: say(
        'На первом уроке все боятся, на втором летают.',
        'In the first lesson all are afraid, in the second they fly.',
        'Առաջին դասին բոլորը վախենում են, երկրորդին՝ թռչում։',
      ),
      ageYears: 6,
      minutes: 25,
    },
    {
      id: 'kto-v-lesu-glavnyy',
      names: say('Кто в лесу главный', 'Who Rules the Forest', 'Ով է անտառի գլխավորը'),
      descriptions: say(
        'Звери выбирают старосту и считают голоса.',
        'The animals elect a head and count the votes.',
        'Գազաններն ընտրում են ավագ և հաշվում ձայները։',
      ),
      ageYears: 0,
      minutes: 20,
    },
    {
      id: 'kolybelnye-mira',
      names: say('Колыбельные мира', 'Lullabies of the World', 'Աշխարհի օրորոցայինները'),
      descriptions: say(
        'Как засыпают дети на разных языках.',
        'How children fall asleep in different languages.',
        'Ինչպես են երեխաները քնում տարբեր լեզուներով։',
      ),
      ageYears: 0,
      minutes: 30,
    },
  ],
  day: [
    {
      from: '06:00',
      opener: 'zaryadka-s-medvedem',
      shows: ['ezh-i-druzya', 'korablik', 'kto-v-lesu-glavnyy', 'masterskaya-pugovka'],
    },
    {
      from: '10:00',
      shows: ['pochemu-i-otkuda', 'masterskaya-pugovka', 'shkola-drakonov', 'ezh-i-druzya'],
    },
    { from: '14:00', films: ['family', 'animation'], shows: ['kto-v-lesu-glavnyy', 'korablik'] },
    {
      from: '16:30',
      shows: ['shkola-drakonov', 'pochemu-i-otkuda', 'kto-v-lesu-glavnyy', 'korablik'],
    },
    { from: '19:00', films: ['family', 'animation'], shows: ['ezh-i-druzya', 'korablik'] },
    { from: '21:00', opener: 'kolybelnye-mira', shows: ['korablik', 'kolybelnye-mira'] },
    { from: '23:00', shows: ['kolybelnye-mira', 'ezh-i-druzya', 'korablik'] },
  ],
};
