import type { ChannelSummary } from '../../cards/channel-card/index.ts';
import { channels } from '../guide/guide.fixtures.ts';

/** Channels of the demo catalogue with what is on them. */
export const channelSummaries: readonly ChannelSummary[] = channels.map(
  ({ id, name, href, logo, mark }, index) => ({
    id,
    title: name,
    href,
    logo,
    mark,
    programme: {
      title: ['Генерал', 'Вечерний выпуск', 'Голоса Гюмри'][index % 3] ?? name,
      startTime: '18:40',
      endTime: '20:05',
      progress: (index % 5) / 5,
    },
  }),
);
