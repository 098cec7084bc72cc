import type { DayChoice } from '@foyer/ui/day-selector';
import { dayRange, HOUR } from './guide-time.ts';
import type { GuideChannel, GuideFilter, GuideProgramme, GuideProps } from './guide.types.ts';

/** The zone of the stories. */
export const timeZone = 'Europe/Moscow';

/** Friday evening, 19:25 in Moscow. */
export const now = Date.parse('2025-11-21T19:25:00+03:00') / 1000;

const art = (id: string, color = '#1f5b63') =>
  ({ url: `/api/v1/images/${id}`, color, tone: 'dark' }) as const;

const channel = (slug: string, name: string): GuideChannel => ({
  id: slug,
  name,
  href: `/tv/${slug}`,
  logo: art(`channel-${slug}`),
  mark: art(`channel-mark-${slug}`),
});

/** Channels of the demo catalogue. */
export const channels: readonly GuideChannel[] = [
  channel('nemoy-ekran', 'Немой экран'),
  channel('vestnik-24', 'Вестник 24'),
  channel('arena', 'Арена'),
  channel('ararat', 'Арарат'),
  channel('premernyy-zal', 'Премьерный зал'),
  channel('laboratoriya', 'Лаборатория'),
  channel('ezhik', 'Ёжик'),
  channel('detektiv-klub', 'Детектив-клуб'),
  channel('kuhnya-mira', 'Кухня мира'),
  channel('zhivoy-zvuk', 'Живой звук'),
  channel('vremena', 'Времена'),
  channel('glubina', 'Глубина'),
];

const shows: readonly { title: string; note: string; minutes: number; art: string }[] = [
  { title: 'Генерал', note: 'комедия, 1926', minutes: 85, art: 'general' },
  { title: 'Вечерний выпуск', note: 'новости', minutes: 30, art: 'gorod-posle-dozhdya' },
  { title: 'Кухня', note: 'досуг', minutes: 15, art: 'sosedi-sverhu' },
  { title: 'Хоккей. «Север» — «Маяк»', note: 'прямая трансляция', minutes: 150, art: 'sled' },
  { title: 'Голоса Гюмри', note: 'концерт', minutes: 50, art: 'leto-v-gyumri' },
  { title: 'Метрополис', note: 'драма, 1927', minutes: 150, art: 'metropolis' },
  { title: 'Как устроен лёд', note: 'наука', minutes: 45, art: 'tihaya-voda' },
  { title: 'Погода', note: 'прогноз', minutes: 10, art: 'tihaya-voda' },
  { title: 'Экономика простыми словами', note: 'ток-шоу', minutes: 60, art: 'chuzhie-litsa' },
  { title: 'Танго на крыше', note: 'мелодрама', minutes: 95, art: 'tango-na-kryshe' },
  { title: 'Носферату', note: 'ужасы, 1922', minutes: 95, art: 'nosferatu' },
  { title: 'Сказки на ночь', note: 'детям', minutes: 25, art: 'storona-b' },
];

/** Days that follow each other, with addresses. */
export function daysFrom(first: string, count: number): readonly DayChoice[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(first) + index * 24 * HOUR * 1000).toISOString().slice(0, 10);
    return { date, href: `/tv?date=${date}` };
  });
}

/** A channel's programmes of some days, without a gap; `seed` makes channels differ. */
export function makeProgrammes(
  { from, to }: { from: number; to: number },
  seed: number,
): readonly GuideProgramme[] {
  const programmes: GuideProgramme[] = [];
  let startTime = from - ((seed * 35) % 90) * 60;
  for (let index = seed; startTime < to; index += 1) {
    const show = shows[(index * 5 + seed) % shows.length];
    if (!show) break;
    const endTime = startTime + show.minutes * 60;
    programmes.push(makeProgramme(`${seed}-${index}`, { ...show, startTime, endTime }));
    startTime = endTime;
  }
  return programmes;
}

function makeProgramme(
  id: string,
  show: { title: string; note: string; art: string; startTime: number; endTime: number },
): GuideProgramme {
  const isOver = show.endTime <= now;
  const isKept = isOver && show.endTime > now - 48 * HOUR;
  return {
    id,
    title: show.title,
    note: show.note,
    href: `/tv/programme-${id}`,
    startTime: show.startTime,
    endTime: show.endTime,
    ageLabel: '6+',
    picture: art(`backdrop-${show.art}`),
    summary:
      'Машинист Джонни Грей в\u00A0одиночку гонится за угнанным паровозом. Немой шедевр с\u00A0живым оркестром.',
    isArchived: isKept,
    ...((show.startTime <= now && !isOver) || isKept
      ? { watchHref: `/tv/programme-${id}/player` }
      : {}),
    ...(show.startTime <= now && !isOver && { fromStartHref: `/tv/programme-${id}/start` }),
  };
}

/** Groups of channels. */
export const filters: readonly GuideFilter[] = [
  'Все каналы',
  'Избранные',
  'Кино',
  'Новости',
  'Спорт',
  'Детские',
  'Наука',
].map((title, index) => ({ id: String(index), title, href: `/tv?group=${index}` }));

/** A guide of so many channels and days, all of it known. */
export function makeGuide({
  channelCount = channels.length,
  days = daysFrom('2025-11-18', 6),
}: {
  channelCount?: number;
  days?: readonly DayChoice[];
} = {}): GuideProps {
  const [first] = days;
  const last = days.at(-1);
  const range = {
    from: dayRange(first?.date ?? '', timeZone).from,
    to: dayRange(last?.date ?? '', timeZone).to,
  };
  const many = Array.from({ length: channelCount }, (_, index) => repeat(index));
  const rows = new Map(
    many.map(({ id }, index) => [
      id,
      { status: 'ready', programmes: makeProgrammes(range, index) } as const,
    ]),
  );
  const none = { status: 'ready', programmes: [] } as const;
  return {
    heading: 'Телепрограмма',
    standfirst:
      'Что идёт сейчас и\u00A0что не\u00A0пропустить вечером. Архив эфира хранится семь дней.',
    channels: many,
    programmesOf: (id) => rows.get(id) ?? none,
    days,
    date: '2025-11-21',
    now,
    timeZone,
    filters,
    filterId: '0',
  };
}

function repeat(index: number): GuideChannel {
  const known = channels[index % channels.length];
  if (!known) throw new Error('fixtures hold no channel');
  return index < channels.length ? known : { ...known, id: `${known.id}-${index}` };
}
