import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels from Armenia. */
export const armenianChannels: ChannelGenreSeed = {
  id: 'armenian',
  names: say('Армянские', 'Armenian', 'Հայկական'),
  channels: [
    {
      slug: 'ararat',
      names: say('Арарат', 'Ararat', 'Արարատ'),
      descriptions: say(
        'Главный канал страны у подножия горы.',
        'The main channel of the country at the foot of the mountain.',
        'Լեռան ստորոտում գտնվող երկրի գլխավոր ալիքը։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'vecherniy-erevan',
      names: say('Вечерний Ереван', 'Evening Yerevan', 'Երեկոյան Երևան'),
      descriptions: say(
        'Город из розового туфа после захода солнца.',
        'A city of pink stone after sunset.',
        'Վարդագույն տուֆե քաղաքը մայրամուտից հետո։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'service',
    },
    {
      slug: 'gyumri',
      names: say('Гюмри', 'Gyumri', 'Գյումրի'),
      descriptions: say(
        'Юмор, ремёсла и долгие дворовые разговоры.',
        'Humour, crafts and long talks in courtyards.',
        'Հումոր, արհեստներ և բակային երկար զրույցներ։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'duduk',
      names: say('Дудук', 'Duduk', 'Դուդուկ'),
      descriptions: say(
        'Музыка абрикосового дерева.',
        'The music of the apricot tree.',
        'Ծիրանի ծառի երաժշտությունը։',
      ),
      ageYears: 0,
      timeShift: 'included',
    },
    {
      slug: 'tsirani',
      names: say('Цирани', 'Tsirani', 'Ծիրանի'),
      descriptions: say(
        'Семейный канал цвета спелого абрикоса.',
        'A family channel the colour of a ripe apricot.',
        'Հասած ծիրանի գույնով ընտանեկան ալիք։',
      ),
      ageYears: 6,
    },
  ],
  shows: [
    {
      id: 'bari-luys',
      names: say('Бари луйс', 'Bari Luys', 'Բարի լույս'),
      descriptions: say(
        'Доброе утро с видом на гору.',
        'Good morning with a view of the mountain.',
        'Բարի առավոտ՝ լեռան տեսարանով։',
      ),
      ageYears: 0,
      minutes: 150,
    },
    {
      id: 'lratu',
      names: say('Новости Армении', 'News of Armenia', 'Լրատու'),
      descriptions: say(
        'События дня из Еревана и областей.',
        'The events of the day from Yerevan and the provinces.',
        'Օրվա իրադարձությունները Երևանից և մարզերից։',
      ),
      ageYears: 12,
      minutes: 25,
    },
    {
      id: 'lavash-i-sol',
      names: say('Лаваш и соль', 'Lavash and Salt', 'Լավաշ և աղ'),
      descriptions: say(
        'Рецепты, которые передают вместе с тониром.',
        'Recipes that are handed down together with the oven.',
        'Բաղադրատոմսեր, որոնք փոխանցում են թոնիրի հետ։',
      ),
      ageYears: 0,
      minutes: 35,
    },
    {
      id: 'kamni-govoryat',
      names: say('Камни говорят', 'The Stones Speak', 'Քարերը խոսում են'),
      descriptions: say(
        'Монастыри, хачкары и дороги, что к ним ведут.',
        'Monasteries, carved crosses and the roads that lead there.',
        'Վանքեր, խաչքարեր և դեպի դրանք տանող ճանապարհներ։',
      ),
      ageYears: 6,
      minutes: 45,
    },
    {
      id: 'nardy-vo-dvore',
      names: say('Нарды во дворе', 'Backgammon in the Yard', 'Նարդի բակում'),
      descriptions: say(
        'Два игрока, десять советчиков и вся жизнь в разговоре.',
        'Two players, ten advisers and all of life in the talk.',
        'Երկու խաղացող, տասը խորհրդատու և մի ողջ կյանք՝ զրույցի մեջ։',
      ),
      ageYears: 12,
      minutes: 40,
    },
    {
      id: 'tantsy-u-sevana',
      names: say('Танцы у Севана', 'Dances by Lake Sevan', 'Պարեր Սևանի ափին'),
      descriptions: say(
        'Кочари, ярхушта и ветер с озера.',
        'Kochari, yarkhushta and the wind from the lake.',
        'Քոչարի, յարխուշտա և լճի քամին։',
      ),
      ageYears: 0,
      minutes: 50,
    },
    {
      id: 'golos-tara',
      names: say('Голос тара', 'Voice of the Tar', 'Թառի ձայնը'),
      descriptions: say(
        'Народные мелодии в исполнении мастеров и их внуков.',
        'Folk tunes played by masters and their grandchildren.',
        'Ժողովրդական մեղեդիներ՝ վարպետների և նրանց թոռների կատարմամբ։',
      ),
      ageYears: 0,
      minutes: 60,
    },
    {
      id: 'abrikosovaya-skazka',
      names: say('Абрикосовая сказка', 'The Apricot Tale', 'Ծիրանե հեքիաթ'),
      descriptions: say(
        'Сказки Туманяна и других бабушкиных любимцев.',
        'Tales by Tumanyan and other favourites of grandmothers.',
        'Թումանյանի և տատիկների մյուս սիրելիների հեքիաթները։',
      ),
      ageYears: 0,
      minutes: 25,
    },
  ],
  day: [
    { from: '06:00', opener: 'bari-luys', shows: ['abrikosovaya-skazka', 'golos-tara'] },
    { from: '10:00', opener: 'lratu', shows: ['lavash-i-sol', 'kamni-govoryat', 'golos-tara'] },
    { from: '14:00', opener: 'lratu', series: [], shows: ['nardy-vo-dvore', 'lavash-i-sol'] },
    { from: '17:00', shows: ['abrikosovaya-skazka', 'kamni-govoryat', 'tantsy-u-sevana'] },
    { from: '20:00', opener: 'lratu', shows: ['nardy-vo-dvore', 'tantsy-u-sevana'] },
    { from: '21:30', films: ['drama', 'comedy', 'history'], shows: ['kamni-govoryat'] },
    { from: '00:00', opener: 'lratu', shows: ['golos-tara', 'tantsy-u-sevana'] },
    { from: '03:00', shows: ['golos-tara', 'kamni-govoryat'] },
  ],
};
