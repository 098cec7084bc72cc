import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels with music. */
export const musicChannels: ChannelGenreSeed = {
  id: 'music',
  names: say('Музыка', 'Music', 'Երաժշտություն'),
  channels: [
    {
      slug: 'kamerton',
      names: say('Камертон', 'Tuning Fork', 'Կամերտոն'),
      descriptions: say(
        'Классика в концертном качестве и без фрака.',
        'Classical music in concert quality, no tailcoat needed.',
        'Դասական երաժշտություն՝ համերգային որակով և առանց ֆրակի։',
      ),
      ageYears: 0,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'plastinka',
      names: say('Пластинка', 'Vinyl', 'Ձայնապնակ'),
      descriptions: say(
        'Песни, под которые танцевали родители.',
        'The songs our parents danced to.',
        'Երգեր, որոնց տակ պարում էին ծնողները։',
      ),
      ageYears: 6,
      timeShift: 'included',
    },
    {
      slug: 'zhivoy-zvuk',
      names: say('Живой звук', 'Live Sound', 'Կենդանի ձայն'),
      descriptions: say(
        'Концерты, на которых слышно дыхание зала.',
        'Concerts where you hear the hall breathe.',
        'Համերգներ, որտեղ լսվում է դահլիճի շնչառությունը։',
      ),
      ageYears: 12,
      timeShift: 'service',
    },
    {
      slug: 'dzhaz-klub',
      names: say('Джаз-клуб', 'Jazz Club', 'Ջազ ակումբ'),
      descriptions: say(
        'Импровизации до закрытия и немного после.',
        'Improvisation until closing time and a little after.',
        'Իմպրովիզացիաներ մինչև փակվելը և դրանից մի քիչ հետո։',
      ),
      ageYears: 12,
    },
    {
      slug: 'tantspol',
      names: say('Танцпол', 'Dance Floor', 'Պարահրապարակ'),
      descriptions: say(
        'Сто двадцать ударов в минуту.',
        'A hundred and twenty beats a minute.',
        'Հարյուր քսան հարված րոպեում։',
      ),
      ageYears: 12,
      timeShift: 'included',
    },
  ],
  shows: [
    {
      id: 'probuzhdenie',
      names: say('Пробуждение', 'Waking Up', 'Զարթոնք'),
      descriptions: say(
        'Музыка, которая громче чайника и тише будильника.',
        'Music louder than a kettle and softer than an alarm.',
        'Երաժշտություն՝ թեյնիկից բարձր, զարթուցիչից ցածր։',
      ),
      ageYears: 0,
      minutes: 60,
    },
    {
      id: 'hit-i-istoriya',
      names: say('Хит и история', 'The Hit and Its Story', 'Հիթը և պատմությունը'),
      descriptions: say(
        'Как песню придумали за десять минут и пели тридцать лет.',
        'How a song was written in ten minutes and sung for thirty years.',
        'Ինչպես երգը հորինեցին տասը րոպեում և երգեցին երեսուն տարի։',
      ),
      ageYears: 6,
      minutes: 30,
    },
    {
      id: 'kontsert-po-zayavkam',
      names: say('Концерт по заявкам', 'Concert on Request', 'Համերգ ըստ պատվերի'),
      descriptions: say(
        'Зрители просят, редакция краснеет и ставит.',
        'Viewers ask, the editors blush and play it.',
        'Հանդիսատեսը խնդրում է, խմբագրությունը շիկնում է և միացնում։',
      ),
      ageYears: 6,
      minutes: 55,
    },
    {
      id: 'repetitsiya',
      names: say('Репетиция', 'Rehearsal', 'Փորձ'),
      descriptions: say(
        'Оркестр без зрителей, дирижёр без терпения.',
        'An orchestra without an audience, a conductor without patience.',
        'Նվագախումբ՝ առանց հանդիսատեսի, դիրիժոր՝ առանց համբերության։',
      ),
      ageYears: 6,
      minutes: 40,
    },
    {
      id: 'odin-instrument',
      names: say('Один инструмент', 'One Instrument', 'Մեկ նվագարան'),
      descriptions: say(
        'Целый час про контрабас. Или про гобой.',
        'A full programme about the double bass. Or the oboe.',
        'Մի ամբողջ հաղորդում կոնտրաբասի մասին։ Կամ հոբոյի։',
      ),
      ageYears: 0,
      minutes: 35,
    },
    {
      id: 'bolshoy-kontsert',
      names: say('Большой концерт', 'The Big Concert', 'Մեծ համերգ'),
      descriptions: say(
        'Полный зал, два отделения и выход на бис.',
        'A full hall, two parts and an encore.',
        'Լեփ-լեցուն դահլիճ, երկու բաժին և կրկներգ։',
      ),
      ageYears: 6,
      minutes: 110,
    },
    {
      id: 'klipy-nonstop',
      names: say('Клипы без остановки', 'Videos Non-Stop', 'Տեսահոլովակներ անդադար'),
      descriptions: say(
        'Без ведущих, без пауз, без повторов в течение часа.',
        'No hosts, no breaks, no repeats within the hour.',
        'Առանց հաղորդավարների, դադարների և կրկնությունների։',
      ),
      ageYears: 12,
      minutes: 60,
    },
  ],
  day: [
    { from: '06:00', opener: 'probuzhdenie', shows: ['klipy-nonstop', 'probuzhdenie'] },
    {
      from: '09:00',
      shows: ['hit-i-istoriya', 'kontsert-po-zayavkam', 'odin-instrument', 'repetitsiya'],
    },
    { from: '14:00', shows: ['klipy-nonstop', 'hit-i-istoriya', 'kontsert-po-zayavkam'] },
    { from: '18:00', films: ['music'], shows: ['repetitsiya', 'hit-i-istoriya'] },
    { from: '20:30', opener: 'bolshoy-kontsert', shows: ['odin-instrument', 'hit-i-istoriya'] },
    { from: '23:30', shows: ['kontsert-po-zayavkam', 'bolshoy-kontsert'] },
    { from: '02:00', shows: ['klipy-nonstop', 'bolshoy-kontsert'] },
  ],
};
