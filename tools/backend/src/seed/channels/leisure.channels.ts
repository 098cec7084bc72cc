import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels about hobbies and rest. */
export const leisureChannels: ChannelGenreSeed = {
  id: 'leisure',
  names: say('Хобби и отдых', 'Hobbies and Leisure', 'Հոբբի և ժամանց'),
  channels: [
    {
      slug: 'dacha-kruglyy-god',
      names: say('Дача круглый год', 'Country House', 'Ամառանոց ողջ տարին'),
      descriptions: say(
        'Грядки, баня и сосед, который всё знает.',
        'Flower beds, the sauna and the neighbour who knows it all.',
        'Մարգեր, բաղնիք և ամենագետ հարևանը։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'kuhnya-mira',
      names: say('Кухня мира', 'World Kitchen', 'Աշխարհի խոհանոցը'),
      descriptions: say(
        'Не смотреть на голодный желудок.',
        'Do not watch on an empty stomach.',
        'Չդիտել սոված փորով։',
      ),
      ageYears: 6,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'svoimi-rukami',
      names: say('Своими руками', 'By Hand', 'Սեփական ձեռքերով'),
      descriptions: say(
        'Стул, лодка, платье: сделать можно всё.',
        'A chair, a boat, a dress: anything can be made.',
        'Աթոռ, նավակ, զգեստ․ ամեն ինչ կարելի է պատրաստել։',
      ),
      ageYears: 6,
      timeShift: 'service',
    },
    {
      slug: 'garazh',
      names: say('Гараж', 'Garage', 'Ավտոտնակ'),
      descriptions: say(
        'Машины, мотоциклы и запах бензина сквозь экран.',
        'Cars, motorbikes and the smell of petrol through the screen.',
        'Մեքենաներ, մոտոցիկլետներ և բենզինի հոտ՝ էկրանի միջով։',
      ),
      ageYears: 12,
      timeShift: 'service',
    },
    {
      slug: 'posle-shesti',
      names: say('После шести', 'After Six', 'Վեցից հետո'),
      descriptions: say(
        'Шутки, импровизация и вечер без дел.',
        'Jokes, improvisation and an evening with nothing to do.',
        'Կատակներ, իմպրովիզացիա և անգործ երեկո։',
      ),
      ageYears: 16,
      timeShift: 'included',
    },
  ],
  shows: [
    {
      id: 'kofe-na-verande',
      names: say('Кофе на веранде', 'Coffee on the Veranda', 'Սուրճ պատշգամբում'),
      descriptions: say(
        'Планы на день, которые никто не выполнит.',
        'Plans for the day that nobody will keep.',
        'Օրվա ծրագրեր, որոնք ոչ ոք չի իրականացնի։',
      ),
      ageYears: 0,
      minutes: 60,
    },
    {
      id: 'sem-sotok',
      names: say('Семь соток', 'A Small Plot', 'Փոքրիկ հողամաս'),
      descriptions: say(
        'Агроном спасает огород, который уже оплакали.',
        'An agronomist saves a garden that was already mourned.',
        'Գյուղատնտեսը փրկում է բանջարանոց, որն արդեն ողբացել էին։',
      ),
      ageYears: 0,
      minutes: 30,
    },
    {
      id: 'obed-iz-nichego',
      names: say('Обед из ничего', 'Lunch from Nothing', 'Ճաշ ոչնչից'),
      descriptions: say(
        'Повар открывает чужой холодильник и не сдаётся.',
        "A cook opens somebody's fridge and does not give up.",
        'Խոհարարը բացում է ուրիշի սառնարանը և չի հանձնվում։',
      ),
      ageYears: 0,
      minutes: 35,
    },
    {
      id: 'rubanok-i-igla',
      names: say('Рубанок и игла', 'Plane and Needle', 'Ռանդա և ասեղ'),
      descriptions: say(
        'Столяр и портниха меняются заказами.',
        'A joiner and a dressmaker swap their orders.',
        'Ատաղձագործն ու դերձակը փոխանակվում են պատվերներով։',
      ),
      ageYears: 6,
      minutes: 40,
    },
    {
      id: 'pod-kapotom',
      names: say('Под капотом', 'Under the Bonnet', 'Շարժիչի կափարիչի տակ'),
      descriptions: say(
        'Механик слушает мотор и ставит диагноз по телефону.',
        'A mechanic listens to an engine and diagnoses it by telephone.',
        'Մեխանիկը լսում է շարժիչը և ախտորոշում հեռախոսով։',
      ),
      ageYears: 6,
      minutes: 45,
    },
    {
      id: 'otkrytyy-mikrofon',
      names: say('Открытый микрофон', 'Open Microphone', 'Բաց խոսափող'),
      descriptions: say(
        'Пять минут на сцене, чтобы рассмешить незнакомых.',
        'Five minutes on stage to make strangers laugh.',
        'Հինգ րոպե բեմում՝ անծանոթներին ծիծաղեցնելու համար։',
      ),
      ageYears: 16,
      minutes: 50,
    },
    {
      id: 'igra-na-vybyvanie',
      names: say('Игра на выбывание', 'Knock-Out', 'Խաղ դուրս մնալու համար'),
      descriptions: say(
        'Настольные игры, в которых спорят громче, чем в парламенте.',
        'Board games with louder arguments than in parliament.',
        'Սեղանի խաղեր, որոնցում ավելի բարձր են վիճում, քան խորհրդարանում։',
      ),
      ageYears: 12,
      minutes: 45,
    },
    {
      id: 'tihaya-rybalka',
      names: say('Тихая рыбалка', 'Quiet Fishing', 'Հանգիստ ձկնորսություն'),
      descriptions: say(
        'Поплавок, камыш и мысли вслух.',
        'A float, reeds and thoughts said aloud.',
        'Լողան, եղեգ և բարձրաձայն մտքեր։',
      ),
      ageYears: 0,
      minutes: 55,
    },
  ],
  day: [
    { from: '06:00', opener: 'kofe-na-verande', shows: ['sem-sotok', 'tihaya-rybalka'] },
    { from: '09:00', shows: ['obed-iz-nichego', 'rubanok-i-igla', 'sem-sotok', 'pod-kapotom'] },
    { from: '13:00', opener: 'obed-iz-nichego', shows: ['pod-kapotom', 'rubanok-i-igla'] },
    { from: '17:00', shows: ['igra-na-vybyvanie', 'sem-sotok', 'obed-iz-nichego'] },
    { from: '20:00', films: ['comedy', 'road'], shows: ['igra-na-vybyvanie'] },
    { from: '22:30', opener: 'otkrytyy-mikrofon', shows: ['otkrytyy-mikrofon', 'pod-kapotom'] },
    { from: '01:00', shows: ['tihaya-rybalka', 'rubanok-i-igla', 'pod-kapotom'] },
  ],
};
