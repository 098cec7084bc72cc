import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels about the world and how it works. */
export const natureChannels: ChannelGenreSeed = {
  id: 'nature',
  names: say('Познавательные', 'Discovery', 'Ճանաչողական'),
  channels: [
    {
      slug: 'tayga',
      names: say('Тайга', 'Taiga', 'Տայգա'),
      descriptions: say(
        'Лес, в котором слышно, как падает снег.',
        'A forest where you hear the snow fall.',
        'Անտառ, որտեղ լսվում է, թե ինչպես է ձյունն իջնում։',
      ),
      ageYears: 6,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'glubina',
      names: say('Глубина', 'The Deep', 'Խորություն'),
      descriptions: say(
        'Моря, реки и те, кто в них живёт.',
        'Seas, rivers and those who live in them.',
        'Ծովեր, գետեր և դրանց բնակիչները։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'kosmos-ryadom',
      names: say('Космос рядом', 'Space Nearby', 'Տիեզերքը կողքին'),
      descriptions: say(
        'Сто километров вверх, и вы на месте.',
        'A hundred kilometres up and you are there.',
        'Հարյուր կիլոմետր դեպի վեր, և տեղում եք։',
      ),
      ageYears: 6,
      timeShift: 'service',
    },
    {
      slug: 'putevye-zametki',
      names: say('Путевые заметки', 'Travel Notes', 'Ուղևորի նոթեր'),
      descriptions: say(
        'Поезда, паромы и разговоры с попутчиками.',
        'Trains, ferries and talks with fellow travellers.',
        'Գնացքներ, լաստանավեր և զրույցներ ուղեկիցների հետ։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'laboratoriya',
      names: say('Лаборатория', 'Laboratory', 'Լաբորատորիա'),
      descriptions: say(
        'Опыты, которые дома лучше не повторять.',
        'Experiments better not repeated at home.',
        'Փորձեր, որոնք տանը լավ է չկրկնել։',
      ),
      ageYears: 12,
      timeShift: 'service',
    },
  ],
  shows: [
    {
      id: 'na-rassvete',
      names: say('На рассвете', 'At Daybreak', 'Լուսաբացին'),
      descriptions: say(
        'Час без слов: озеро, туман и цапля.',
        'An hour without words: a lake, mist and a heron.',
        'Մեկ ժամ առանց խոսքի՝ լիճ, մառախուղ և ձկնկուլ։',
      ),
      ageYears: 0,
      minutes: 60,
    },
    {
      id: 'sledy-na-snegu',
      names: say('Следы на снегу', 'Tracks in the Snow', 'Հետքեր ձյան վրա'),
      descriptions: say(
        'Лесник читает следы, как утреннюю газету.',
        'A forester reads tracks like the morning paper.',
        'Անտառապահը կարդում է հետքերը առավոտյան թերթի պես։',
      ),
      ageYears: 6,
      minutes: 45,
    },
    {
      id: 'karta-techeniy',
      names: say('Карта течений', 'Chart of Currents', 'Հոսանքների քարտեզ'),
      descriptions: say(
        'Экспедиция идёт туда, где на карте пусто.',
        'An expedition goes where the map is empty.',
        'Արշավախումբը գնում է այնտեղ, որտեղ քարտեզը դատարկ է։',
      ),
      ageYears: 6,
      minutes: 50,
    },
    {
      id: 'ustroystvo-veschey',
      names: say('Устройство вещей', 'How Things Are Made', 'Իրերի կառուցվածքը'),
      descriptions: say(
        'Что внутри у замка, часов и холодильника.',
        'What is inside a lock, a clock and a fridge.',
        'Ինչ կա կողպեքի, ժամացույցի և սառնարանի ներսում։',
      ),
      ageYears: 6,
      minutes: 25,
    },
    {
      id: 'zvezdnyy-atlas',
      names: say('Звёздный атлас', 'Star Atlas', 'Աստղային ատլաս'),
      descriptions: say(
        'Что видно сегодня ночью с вашего балкона.',
        'What you can see tonight from your balcony.',
        'Ինչ է երևում այս գիշեր ձեր պատշգամբից։',
      ),
      ageYears: 6,
      minutes: 30,
    },
    {
      id: 'chuzhaya-kuhnya',
      names: say('В чужом доме', "In Someone Else's House", 'Ուրիշի տանը'),
      descriptions: say(
        'Ведущая живёт неделю в семье на другом конце света.',
        'The host lives for a week with a family at the other end of the world.',
        'Հաղորդավարուհին մեկ շաբաթ ապրում է աշխարհի մյուս ծայրի ընտանիքում։',
      ),
      ageYears: 6,
      minutes: 55,
    },
    {
      id: 'hronika-vulkana',
      names: say('Хроника вулкана', 'Chronicle of a Volcano', 'Հրաբխի տարեգրություն'),
      descriptions: say(
        'Год из жизни горы, которая не спит.',
        'A year in the life of a mountain that does not sleep.',
        'Մի տարի լեռան կյանքից, որը չի քնում։',
      ),
      ageYears: 6,
      minutes: 50,
    },
    {
      id: 'oshibka-opyta',
      names: say('Ошибка опыта', 'Experimental Error', 'Փորձի սխալը'),
      descriptions: say(
        'Открытия, которые случились по рассеянности.',
        'Discoveries made by absent-minded people.',
        'Հայտնագործություններ, որոնք եղան ցրվածության պատճառով։',
      ),
      ageYears: 12,
      minutes: 40,
    },
  ],
  day: [
    { from: '06:00', opener: 'na-rassvete', shows: ['sledy-na-snegu', 'ustroystvo-veschey'] },
    { from: '10:00', shows: ['karta-techeniy', 'chuzhaya-kuhnya', 'ustroystvo-veschey'] },
    { from: '14:00', shows: ['hronika-vulkana', 'oshibka-opyta', 'sledy-na-snegu'] },
    { from: '19:00', opener: 'ustroystvo-veschey', shows: ['chuzhaya-kuhnya', 'karta-techeniy'] },
    { from: '21:00', films: ['documentary'], shows: ['zvezdnyy-atlas', 'oshibka-opyta'] },
    { from: '23:30', opener: 'zvezdnyy-atlas', shows: ['hronika-vulkana', 'karta-techeniy'] },
    { from: '03:00', shows: ['na-rassvete', 'sledy-na-snegu'] },
  ],
};
