export { ChannelPage } from './channel-page.tsx';
export { DayList } from './day-list.tsx';
export type { ChannelPageProps, DayListProps } from './channel-page.types.ts';
