import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels of regions. */
export const regionalChannels: ChannelGenreSeed = {
  id: 'regional',
  names: say('Региональные', 'Regional', 'Մարզային'),
  channels: [
    {
      slug: 'volga',
      names: say('Волга', 'Volga', 'Վոլգա'),
      descriptions: say(
        'От Твери до Астрахани, по течению и против.',
        'From Tver to Astrakhan, with the current and against it.',
        'Տվերից մինչև Աստրախան՝ հոսանքով և հակառակ։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'severnyy-bereg',
      names: say('Северный берег', 'Northern Shore', 'Հյուսիսային ափ'),
      descriptions: say(
        'Новости оттуда, где полгода не заходит солнце.',
        'News from where the sun stays up for half a year.',
        'Նորություններ այնտեղից, որտեղ արևը կես տարի մայր չի մտնում։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'ural-segodnya',
      names: say('Урал сегодня', 'The Urals Today', 'Ուրալն այսօր'),
      descriptions: say(
        'Заводы, горы и характер.',
        'Factories, mountains and character.',
        'Գործարաններ, լեռներ և բնավորություն։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'service',
    },
    {
      slug: 'yuzhnyy-gorod',
      names: say('Южный город', 'Southern City', 'Հարավային քաղաք'),
      descriptions: say(
        'Рынок, набережная и новости между ними.',
        'The market, the embankment and the news in between.',
        'Շուկա, ափափողոց և դրանց միջև՝ նորություններ։',
      ),
      ageYears: 12,
      isFree: true,
    },
    {
      slug: 'sibirskiy-trakt',
      names: say('Сибирский тракт', 'The Siberian Road', 'Սիբիրյան ուղի'),
      descriptions: say(
        'Дорога длиной в семь тысяч километров.',
        'A road seven thousand kilometres long.',
        'Յոթ հազար կիլոմետրանոց ճանապարհ։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
  ],
  shows: [
    {
      id: 'zdravstvuy-gorod',
      names: say('Здравствуй, город', 'Hello, City', 'Բարև, քաղաք'),
      descriptions: say(
        'Погода, дороги и люди, которые встают раньше всех.',
        'Weather, roads and the people who get up first.',
        'Եղանակ, ճանապարհներ և մարդիկ, ովքեր բոլորից շուտ են արթնանում։',
      ),
      ageYears: 0,
      minutes: 120,
    },
    {
      id: 'mestnoe-vremya',
      names: say('Новости рядом', 'News Nearby', 'Մոտակա լուրեր'),
      descriptions: say(
        'То, что случилось на соседней улице.',
        'What happened in the next street.',
        'Այն, ինչ պատահել է հարևան փողոցում։',
      ),
      ageYears: 12,
      minutes: 20,
    },
    {
      id: 'nashi-lyudi',
      names: say('Наши люди', 'Our People', 'Մեր մարդիկ'),
      descriptions: say(
        'Учительница, паромщик, пекарь: портреты земляков.',
        'A teacher, a ferryman, a baker: portraits of neighbours.',
        'Ուսուցչուհի, լաստավար, հացթուխ՝ հայրենակիցների դիմանկարներ։',
      ),
      ageYears: 6,
      minutes: 30,
    },
    {
      id: 'voprosy-k-meru',
      names: say('Вопрос к мэру', 'A Question for the Mayor', 'Հարց քաղաքապետին'),
      descriptions: say(
        'Жители спрашивают, чиновник отвечает в прямом эфире.',
        'Residents ask, an official answers live.',
        'Բնակիչները հարցնում են, պաշտոնյան պատասխանում է ուղիղ եթերում։',
      ),
      ageYears: 12,
      minutes: 50,
    },
    {
      id: 'staryy-dom',
      names: say('Старый дом', 'The Old House', 'Հին տունը'),
      descriptions: say(
        'Краевед стучится в двери, за которыми живёт история.',
        'A local historian knocks on doors behind which history lives.',
        'Երկրագետը թակում է դռներ, որոնց հետևում պատմությունն է ապրում։',
      ),
      ageYears: 6,
      minutes: 35,
    },
    {
      id: 'urozhay',
      names: say('Урожай', 'Harvest', 'Բերք'),
      descriptions: say(
        'Поле, ферма и цены на зерно.',
        'The field, the farm and the price of grain.',
        'Դաշտ, ագարակ և հացահատիկի գներ։',
      ),
      ageYears: 0,
      minutes: 40,
    },
    {
      id: 'vecher-s-zemlyakom',
      names: say('Вечер с земляком', 'An Evening with a Neighbour', 'Երեկո հայրենակցի հետ'),
      descriptions: say(
        'Уехал, прославился и вернулся поговорить.',
        'Left, became famous and came back to talk.',
        'Մեկնել է, հռչակվել և վերադարձել զրուցելու։',
      ),
      ageYears: 12,
      minutes: 55,
    },
  ],
  day: [
    { from: '06:00', opener: 'zdravstvuy-gorod', shows: ['mestnoe-vremya', 'nashi-lyudi'] },
    { from: '09:00', opener: 'mestnoe-vremya', shows: ['staryy-dom', 'urozhay', 'nashi-lyudi'] },
    { from: '12:00', opener: 'mestnoe-vremya', films: [], shows: ['nashi-lyudi'] },
    { from: '15:00', opener: 'mestnoe-vremya', series: [], shows: ['staryy-dom'] },
    { from: '18:00', opener: 'mestnoe-vremya', shows: ['voprosy-k-meru', 'urozhay'] },
    { from: '20:00', opener: 'mestnoe-vremya', shows: ['vecher-s-zemlyakom', 'nashi-lyudi'] },
    { from: '21:30', films: ['drama', 'comedy', 'melodrama'], shows: ['staryy-dom'] },
    { from: '00:30', opener: 'mestnoe-vremya', films: [], shows: ['vecher-s-zemlyakom'] },
    { from: '04:00', shows: ['nashi-lyudi', 'staryy-dom', 'urozhay'] },
  ],
};
