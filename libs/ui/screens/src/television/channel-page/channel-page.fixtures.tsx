import { channelSummaries } from '../channel-list/channel-list.fixtures.ts';
import { dayRange } from '../guide/guide-time.ts';
import { channels, daysFrom, makeProgrammes, now, timeZone } from '../guide/guide.fixtures.ts';
import type { GuideProgramme } from '../guide/guide.types.ts';
import { ReminderButton } from '../reminder-button/index.ts';
import type { ChannelPageProps } from './channel-page.types.ts';

const [channel] = channels;
if (!channel) throw new Error('fixtures hold no channel');

const programmes = makeProgrammes(dayRange('2025-11-21', timeZone), 3);
const onAir = programmes.findIndex(({ endTime }) => endTime > now);

/** A bell for each programme to come. */
const actionOf = ({ title }: GuideProgramme) => (
  <ReminderButton name={title} time="20:05" isSet={title.length % 2 === 0} onToggle={() => {}} />
);

/** The page of a channel of the demo catalogue. */
export const channelPage: ChannelPageProps = {
  breadcrumbs: [
    { title: 'Софит', href: '/' },
    { title: 'ТВ-каналы', href: '/tv' },
    { title: channel.name, href: channel.href },
  ],
  name: channel.name,
  mark: channel.mark,
  background: { url: '/api/v1/images/backdrop-general', color: '#1f5b63', tone: 'dark' },
  ageLabel: '12+',
  genres: ['Кино'],
  description:
    'Немые фильмы с\u00A0живым оркестром, реставрации и\u00A0рассказы о\u00A0тех, кто начинал кино.',
  note: 'Бесплатно, с\u00A0рекламой',
  watch: { title: 'Смотреть эфир', href: `${channel.href}/player` },
  current: programmes[onAir],
  next: programmes[onAir + 1],
  days: daysFrom('2025-11-18', 6),
  date: '2025-11-21',
  today: '2025-11-21',
  data: { status: 'ready', programmes },
  now,
  timeZone,
  actionOf,
  similar: channelSummaries.slice(1),
};
